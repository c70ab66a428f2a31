// The door of the wire room: what questions and answers look like outside, and the words that go with them.
// It decides nothing; the law room does, and the office asks it.

export { type AnswerFormat, type Decision, type Fault, type Refusal, refusalOf, type WireFault } from './answers.ts';
export { CALL_FAULTS, type CallFaultCode } from './call-words.ts';
export {
  type CaseAnswer,
  type CaseList,
  type CaseRow,
  caseAnswerSchema,
  caseListSchema,
  caseRowSchema,
} from './case-schemas.ts';
export { type DecisionAnswer, decisionAnswerSchema } from './decision-answer.ts';
export {
  type DecideQuery,
  decideQuerySchema,
  decideRequestSchema,
  decisionSchema,
  questionSchema,
} from './decision-schema.ts';
export { DOCUMENT_KINDS, type DocumentRow, documentKindSchema, documentRowSchema } from './document-schemas.ts';
export { type CaseFacts, caseFactsSchema, factsSchema } from './facts-schema.ts';
export { fieldName, valueName } from './field-words.ts';
export { healthSchema, VERSION } from './health-schema.ts';
export { HELP, HELP_TITLES } from './help-words.ts';
export {
  HTTP_FAULTS,
  type HttpFaultCode,
  type HttpRefusal,
  httpRefusal,
  httpRefusalSchema,
  refusalSchema,
} from './http-faults.ts';
export { readInput } from './input-faults.ts';
export { inputOfTexts, type PlainField, plainFields } from './input-fields.ts';
export {
  LETTER_KINDS,
  type LetterCheck,
  type LetterList,
  type LetterRow,
  letterCheckSchema,
  letterListSchema,
  letterSchema,
} from './letter-schemas.ts';
export { OFFICE_HELP, OFFICE_SAYS, OFFICE_STOPS, type OfficeStopCode } from './office-call-words.ts';
export { outlineOf } from './outline.ts';
export {
  type AwardRow,
  awardRowSchema,
  type DecisionRow,
  decisionRowSchema,
  decisionStateSchema,
  type ParticipantList,
  type ParticipantRecord,
  type ParticipantRow,
  type PaymentExplanation,
  type PaymentRow,
  participantListSchema,
  participantRecordSchema,
  participantRowSchema,
  paymentExplanationSchema,
  paymentRowSchema,
  STATUSES,
  statusSchema,
} from './participant-schemas.ts';
export { PAYMENT_WORDS } from './payment-words.ts';
export {
  languageSchema,
  type PersonRow,
  personSchema,
  ROLES,
  type SessionRow,
  sessionSchema,
} from './person-schemas.ts';
export { eachFault, questionFaults, questionNames, readingFaults } from './question-faults.ts';
export { QUESTION_TITLES } from './question-words.ts';
export {
  type ChangedCase,
  type ChangedMonth,
  type ChangedPayment,
  type OptionEffect,
  type ReadingEffect,
  type ReadingEffects,
  readingEffectsSchema,
  readingIdSchema,
} from './reading-effect-schemas.ts';
export {
  type Differences,
  differencesSchema,
  type Look,
  lookSchema,
  type MonthDifferenceRow,
  monthDifferenceSchema,
} from './recalculation-schemas.ts';
export { REFUSALS, type RefusalCode, refusalWords } from './refusal-words.ts';
export {
  type ClauseRow,
  clausesSchema,
  type QuestionRow,
  questionsSchema,
  type ReadingRow,
  readingsSchema,
} from './register-schemas.ts';
export { type RequestFaultCode, requestFault } from './request-faults.ts';
export { resultSchemas } from './result-schemas.ts';
export {
  type MonthStatus,
  monthStatusSchema,
  RUN_STATES,
  type RunLines,
  type RunReview,
  type RunRow,
  runLinesSchema,
  runReviewSchema,
  runRowSchema,
  runStateSchema,
  type TrialBalance,
  trialBalanceSchema,
  VARIANCE_CAUSES,
  type Verification,
  varianceSchema,
  verificationSchema,
} from './run-schemas.ts';
export { type ServiceMonthRow, type ServiceMonthsAnswer, serviceMonthsSchema } from './service-month-schemas.ts';
export { type Story, type StoryEvent, storySchema } from './story-schemas.ts';
export { type StoryKind, storyWords } from './story-words.ts';
export { daySchema, moneySchema, monthSchema, shareSchema } from './value-schemas.ts';
