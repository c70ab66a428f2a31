// The kinds of cells that a layout may name, as one list.
// What each reads and writes is in its own file.

export { money, percent, rate, signedMoney } from './amount-kinds.ts';
export { day, month } from './day-kinds.ts';
export { account, digits, routingNumber, ssn } from './digit-kinds.ts';
export { codeOf, integer, text } from './kind.ts';
