// The door of the office: what can be asked of it and done through it, one file a query or command.
// The doors of the house (cli, http) are built on it; it knows neither of them.

export {
  type Answer,
  type AskOptions,
  answerDocument,
  answerQuestion,
  answerRequest,
  questionFaults,
  questionNames,
  readingFaults,
} from './answer-question.ts';
export { listClauses } from './list-clauses.ts';
export { listQuestions } from './list-questions.ts';
export { listReadings } from './list-readings.ts';
