// What `retiro decide` needs of the office: the questions and their answers, without database, commands and queries.
// It is named apart so that the bundle of the command holds nothing else of the office, and starts at once.

export {
  type Answer,
  answerDocument,
  answerRequest,
  questionFaults,
  questionNames,
  readingFaults,
} from '../office/index.ts';
