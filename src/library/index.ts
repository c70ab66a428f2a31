// The door of the library: the law for programs of others, in Node and in the browser, as `npm run pack:law` packs it.
// It decides nothing itself: the law room does. Everything here is typed in texts, as the documents are that it takes.

export type { Language, Words } from '../base/index.ts';
export type {
  AmountBounds,
  DecisionBounds,
  Decisive,
  Fault,
  PossibleOutcome,
  ProofNode,
  QuestionId,
  Reason,
  ResultOf,
  Share,
} from '../law/index.ts';
// The law as data: the whole of it as one document, what a graph can consult, and its identity.
export { type LawDocument, lawDocument, lawHashOf, readingsInLaw } from '../law/index.ts';
// A question is decided.
export { type CheckedFacts, checkFacts } from './check-facts.ts';
export { canonicalProof, decide } from './decide.ts';
export type { LawQuestion } from './law-question.ts';
// One question alone, for a program that carries no other.
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
  medicalProof,
  nonoccupationalDisability,
  occupationalDisability,
  payments,
  service,
} from './one-question.ts';
export { outline } from './outline.ts';
// The register: what the law says, where it is open, and its figures.
export {
  CLAUSES,
  type ClauseId,
  PARAMETERS,
  type ParameterId,
  QUESTIONS,
  READINGS,
  type ReadingId,
} from './register.ts';
export { todayInPuertoRico } from './today.ts';
// What goes in, and what comes out.
export type {
  CanonicalProof,
  DecideOptions,
  Decision,
  Facts,
  Granted,
  Open,
  Outcome,
  ReadingChoices,
  Refused,
} from './types.ts';
