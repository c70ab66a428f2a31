// The door of the law room: questions, facts, readings and decisions, and the register behind them.
// It reads no file and no clock; whoever calls says what day it is.

export type { AmountBounds, DecisionBounds, PossibleOutcome } from './bounds.ts';
export { lawFaults } from './check.ts';
export {
  type AnyKernel,
  type Columns,
  columnsOf,
  decideColumns,
  decideWith,
  kernelLawFor,
  kernelLawOf,
  resultColumns,
} from './columns.ts';
export {
  canonicalProofOf,
  canonicalProofOfOne,
  type DecideOptions,
  type Decision,
  decide,
  decideOne,
  type Outcome,
  proofStepsOf,
  type Reason,
} from './decide.ts';
export type { Decisive, Share } from './decisive.ts';
export { type LawDocument, lawDocument } from './document.ts';
export type { FactsDocument } from './facts/facts.ts';
export { type CheckedFacts, readFacts } from './facts/read-facts.ts';
export type { Fault } from './facts/shape.ts';
export { lawGraphOf, lawHashOf, readingsInLaw } from './graph.ts';
export { payableBeside, wageMonthly } from './judiciary/section-238-c-earnings.ts';
export { kernelIndexSource, kernelSource, kernelSourceOf } from './kernel-source.ts';
export { lawWith } from './law-with.ts';
export { lexicon, optionWords } from './lexicon.ts';
export {
  APPOINTMENTS,
  CAPACITIES,
  type CertificateTable,
  decideLists,
  EarningsTable,
  type FoundLists,
  factColumnsOf,
  fillFindings,
  type IncomeTable,
  type Lists,
  type ListTable,
  listsOf,
  OFFICES,
  type OrderTable,
  PartTable,
  PaymentTable,
  type PersonTable,
  type SalaryTable,
  type SpellTable,
} from './lists/index.ts';
export { parameterSteps, type Standing, standingAt } from './parameters.ts';
export type { ProofNode } from './proof.ts';
export {
  beneficiaries,
  cohort,
  contribution,
  disabilityDiscontinuance,
  disabilityEarnings,
  ersMembership,
  ersReadmissionCost,
  ersTelephoneCredit,
  hybridDeath,
  hybridDisability,
  hybridSeparation,
  interest,
  isQuestion,
  type Law,
  medicalProof,
  nonoccupationalDisability,
  occupationalDisability,
  payments,
  QUESTIONS,
  type Question,
  type QuestionId,
  type ResultOf,
  rootsOf,
  service,
} from './questions.ts';
export { isReading, optionsOf, type Readings } from './readings.ts';
export { CLAUSES } from './register/clauses.generated.ts';
export { PARAMETERS } from './register/parameters.generated.ts';
export { READINGS } from './register/readings.generated.ts';
export { type MonthCredit, type ServiceMonths, serviceMonths } from './service-months.ts';
export { TEXT_CODES } from './vocabulary.ts';
