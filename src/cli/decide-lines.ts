// `retiro decide --lines`: a request a line in, an answer a line out in the same order, as long as the stream goes on.
// Bytes become lines in lines.ts; one document alone is in decide-document.ts.

import { setFlagsFromString } from 'node:v8';
import { type Manner, printed, printedRefusal } from './answers.ts';
import { callFaultWords } from './call-fault.ts';
import { refuse } from './decide-document.ts';
import type * as Office from './decide-office.ts';
import { parseJson } from './document.ts';
import { chunksOf } from './input.ts';
import { type Line, LineSplitter } from './lines.ts';
import { complain, write } from './output.ts';
import { FAILED, MALFORMED } from './status.ts';

type Answering = (request: unknown) => Office.Answer;

/** Answers are written when this much has come together, or when there is nothing more to read yet. */
const GATHERED_LENGTH = 64 * 1024;

/**
 * What keeps a long stream in the memory of a short one. The space for young objects takes its full size at its first
 * growth, instead of over the first hundred thousand lines; and the old ones, here nearly all of them texts that the
 * parser remembers, are collected when they have grown by a tenth, not when they are four times as many.
 */
const STEADY_MEMORY = ['--semi-space-growth-factor=16', '--heap-growing-percent=10'];

export async function decideLines(
  { answerRequest, readingFaults }: typeof Office,
  file: string | undefined,
  manner: Manner,
): Promise<void> {
  STEADY_MEMORY.forEach(setFlagsFromString);
  const callFaults = readingFaults(manner.ask.readings);
  if (callFaults.length > 0) return refuse(callFaults, manner);
  const answering: Answering = (request) => answerRequest(request, manner.ask);
  const end = manner.format === 'text' ? '\n\n' : '\n';
  const splitter = new LineSplitter();
  let gathered = '';
  for await (const chunk of chunksOf(file)) {
    for (const line of splitter.linesOf(chunk)) {
      gathered += printedAnswer(line, answering, manner) + end;
      if (gathered.length < GATHERED_LENGTH) continue;
      await write(process.stdout, gathered);
      gathered = '';
    }
    if (gathered !== '') await write(process.stdout, gathered);
    gathered = '';
  }
  const last = splitter.last();
  if (last !== undefined) await write(process.stdout, printedAnswer(last, answering, manner) + end);
}

/** The answer that stands in the place of the line; the exit status follows the worst of them. */
function printedAnswer(line: Line, answering: Answering, manner: Manner): string {
  try {
    const answer = answerTo(line, answering);
    if ('faults' in answer) process.exitCode ??= MALFORMED;
    return printed(answer, manner);
  } catch (error) {
    // One line that the program cannot bear does not take their answers from the others, which may be a night's work.
    const says = callFaultWords('program-failed', String(error), manner.language);
    if (process.exitCode !== FAILED) complain(`retiro: ${says}`);
    process.exitCode = FAILED;
    return printedRefusal({ error: [{ at: '', code: 'program-failed', says }] }, manner);
  }
}

function answerTo(line: Line, answering: Answering): Office.Answer {
  const parsed = 'fault' in line ? line : parseJson(line.text);
  return 'fault' in parsed ? { faults: [parsed.fault] } : answering(parsed.value);
}
