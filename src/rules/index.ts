// The door of the rules room: the rule graph and its back ends, which know no law.
// Build with build.ts, evaluate with Evaluation, prove, ask, bound, word, hash and mutate.

export { type Absences, absencesIn } from './absences.ts';
export * from './ask.ts';
export * from './bounds.ts';
export * from './build.ts';
export * from './check.ts';
export { BlockPlan, type Cells, DOUBTFUL, mergedBits } from './compile/cells.ts';
export * from './compile/columns.ts';
export { type EmitOptions, type Emitted, emit } from './compile/emit.ts';
export * from './compile/kernel.ts';
export { type Representation, written } from './compile/representation.ts';
export { withoutUnused } from './compile/unused.ts';
export { identifier } from './compile/writer.ts';
export * from './constrain.ts';
export * from './hash.ts';
export * from './interpret.ts';
export { ENDLESS, endOf, isEndless, widthBetween } from './limits.ts';
export * from './mutate.ts';
export * from './node.ts';
export * from './places.ts';
export * from './proof.ts';
export {
  ANYTHING,
  between,
  canBe,
  compareAny,
  EITHER,
  type End,
  exactly,
  isNothing,
  oneOfThese,
  onlyValue,
  type Reach,
} from './reach.ts';
export * from './word.ts';
