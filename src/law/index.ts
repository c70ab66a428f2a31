// The door of the law room: questions, facts, readings and decisions, and the register behind them.
// It reads no file and no clock; whoever calls says what day it is.

export { type Columns, columnsOf, decideColumns, kernelLawOf } from './columns.ts';
export { canonicalProofOf, type DecideOptions, type Decision, decide, type Outcome, type Reason } from './decide.ts';
export { type CheckedFacts, readFacts } from './facts/read-facts.ts';
export type { Fault } from './facts/shape.ts';
export { lawGraphOf, lawHashOf, readingsInLaw } from './graph.ts';
export { kernelIndexSource, kernelSource } from './kernel-source.ts';
export type { ProofNode } from './proof.ts';
export { isQuestion, type Law, lawWith, QUESTIONS, type QuestionId, rootsOf } from './questions.ts';
export { isReading, optionsOf, type Readings } from './readings.ts';
export { CLAUSES } from './register/clauses.generated.ts';
export { READINGS } from './register/readings.generated.ts';
