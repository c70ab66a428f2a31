// What the office refuses, as an answer: the status and the words of its code, and of many rows an entry each.
// What the door itself refuses, and failures of the program, are in refusals.ts.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Refusal } from '../base/index.ts';
import type { ImportFault, RowFault } from '../office/index.ts';
import { REFUSALS, type RefusalCode, refusalWords, type WireFault } from '../wire/index.ts';
import { languageOf, nameLanguage } from './language.ts';
import { noteRefusal } from './log.ts';

/** The status of an input that is not well formed. */
const MALFORMED = 422;

/** Answers with the refusal. Throws a RangeError where its code has no words, which is a defect. */
export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = refusal;
  const language = languageOf(request);
  const says = refusalWords(code, details, language);
  const error = code === 'rows-refused' ? rowsOf(details.faults, language) : [{ at: '', code, says }];
  return answerFaults(REFUSALS[code as RefusalCode].status, error, request, reply, code);
}

/** Answers with what is wrong with the input. */
export function refuseInput(faults: readonly WireFault[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerFaults(MALFORMED, faults, request, reply, 'input');
}

/** Answers with what is wrong with a file, each fault at its row and column besides. */
export function refuseFile(faults: readonly ImportFault[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const error = faults.map(({ row, column, code, says, value }) => {
    return { at: `/${row}/${column}`, code, says: says[language], row, column, value };
  });
  return answerFaults(MALFORMED, error, request, reply, 'file');
}

function rowsOf(faults: unknown, language: Language): readonly WireFault[] {
  return (faults as readonly RowFault[]).map(({ row, field, code, details }) => {
    return { at: `/rows/${row}/${field}`, code, says: refusalWords(code, details, language) };
  });
}

function answerFaults(
  status: number,
  error: readonly WireFault[],
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): FastifyReply {
  noteRefusal(reply, code);
  return nameLanguage(reply, languageOf(request))
    .header('content-type', 'application/json; charset=utf-8')
    .code(status)
    .send({ error, reference: request.id });
}
