// The door of the rules room: the rule graph and its back ends, which know no law.
// Build with build.ts, evaluate with Evaluation, prove, ask, word, hash and mutate.

export * from './ask.ts';
export * from './build.ts';
export * from './check.ts';
export { type EmitOptions, type Emitted, emit, type Input } from './compile/emit.ts';
export * from './compile/kernel.ts';
export { type Representation, written } from './compile/representation.ts';
export { withoutUnused } from './compile/unused.ts';
export { identifier } from './compile/writer.ts';
export * from './hash.ts';
export * from './interpret.ts';
export * from './mutate.ts';
export * from './node.ts';
export * from './proof.ts';
export * from './word.ts';
