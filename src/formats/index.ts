// The door of the formats room: files that come from outside or go there, bytes in and bytes out.
// Where the bytes come from, and what their values mean, is no business of it.

export * from './csv/index.ts';
export * from './document.ts';
export * from './nacha/index.ts';
export { isRoutingNumber } from './routing-number.ts';
