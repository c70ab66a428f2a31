// The door of the base room: values that know no law, no store and no clock.
// Everything another room may use of base is exported here.

export * from './banking-days.ts';
export * from './day.ts';
export * from './day-words.ts';
export * from './digest.ts';
export * from './group.ts';
export * from './json-syntax.ts';
export * from './money.ts';
export * from './pointer.ts';
export * from './puerto-rico-day.ts';
export * from './rational.ts';
export * from './refusal.ts';
export * from './spans.ts';
export * from './split.ts';
export * from './words.ts';
