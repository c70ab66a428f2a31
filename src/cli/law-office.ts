// What `retiro law` needs of the office: the law as data, without database, commands and queries.
// It is named apart so that the bundle of the command holds nothing else of the office, and starts at once.

export { lawDocument, summarizeLaw } from '../office/index.ts';
