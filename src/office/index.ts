// The door of the office: what can be asked of it and done through it, one file a query or command.
// The doors of the house (cli, http) are built on it; it knows neither of them.

export { lawDocument } from '../law/index.ts';
export { type Database, openDatabase, StoreFault } from '../store/index.ts';
export { questionFaults, questionNames, readInput, readingFaults } from '../wire/index.ts';
export {
  type Answer,
  type AskOptions,
  answerDocument,
  answerQuestion,
  answerRequest,
} from './answer-question.ts';
export { caseFaults } from './cases/checks.ts';
export {
  IMPORT_KINDS,
  type ImportFault,
  type ImportFaults,
  type ImportKind,
  importColumns,
  importVerb,
  isImportKind,
  LATER_IMPORT_KINDS,
  performImport,
} from './imports.ts';
export { checkLetterCode } from './letters/check-code.ts';
export { listClauses } from './list-clauses.ts';
export { listQuestions } from './list-questions.ts';
export { listReadings } from './list-readings.ts';
export { type Answered, type Asking, type Office, perform, requireRole, SYSTEM_ACTOR } from './office.ts';
export { houseOf, personOfSession, samplePerson, signIn, signOut } from './people.ts';
export { ASIDE, putFile } from './put-file.ts';
export { ledgerFaults, payrollFaults, recordFaults } from './record/checks.ts';
export type { RowFault } from './refuse.ts';
export { isLoaded, loadSample, type SampleSize } from './sample-system.ts';
export { summarizeLaw } from './summarize-law.ts';
export type { AnyVerb } from './verb.ts';
export { OFFERED, offeredTo, VERBS } from './verbs.ts';
export { work } from './work.ts';
