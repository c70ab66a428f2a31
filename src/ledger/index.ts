// The door of the ledger room: accounts, funds and transfers as values, and what they add up to.
// Where transfers are kept, and that none is kept twice, is the store's business.

export * from './account.ts';
export * from './balances.ts';
export {
  FUNDS,
  type Fund,
  normalSide,
  type OwnerKind,
  ownerKind,
  parseRole,
  plainRoles,
  type Role,
  roleWords,
  type Side,
} from './chart.ts';
export * from './pay-key.ts';
export * from './transfer.ts';
