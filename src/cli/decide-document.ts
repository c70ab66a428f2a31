// `retiro decide QUESTION`: one document of facts in, one decision out, or each fault on standard error.
// Many at once are in decide-lines.ts.

import { type Fault, refusalOf } from '../wire/index.ts';
import { faultLines, type Manner, printed } from './answers.ts';
import type * as Office from './decide-office.ts';
import { readDocument } from './document.ts';
import { chunksOf } from './input.ts';
import { complain, write } from './output.ts';
import { MALFORMED } from './status.ts';

export async function decideDocument(
  { answerDocument, questionFaults, readingFaults }: typeof Office,
  question: string | undefined,
  file: string | undefined,
  manner: Manner,
): Promise<void> {
  const callFaults = [...questionFaults(question), ...readingFaults(manner.ask.readings)];
  if (question === undefined || callFaults.length > 0) return refuse(callFaults, manner);
  const parsed = await readDocument(chunksOf(file));
  if ('fault' in parsed) return refuse([parsed.fault], manner);
  const answer = answerDocument(question, parsed.value, manner.ask);
  if ('faults' in answer) return refuse(answer.faults, manner);
  await write(process.stdout, `${printed(answer, manner)}\n`);
}

/** Says what is wrong, a line a fault, and what the exit status will be. */
export function refuse(faults: readonly Fault[], { language }: Manner): void {
  process.exitCode = MALFORMED;
  for (const line of faultLines(refusalOf(faults, language))) complain(line);
}
