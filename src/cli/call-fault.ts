// A call that is not well formed, as an error that ends it with status 2 and one line.
// The words are in the wire room; here they meet what commander found and what was given.

import type { CommanderError } from 'commander';
import type { Language } from '../base/index.ts';
import { CALL_FAULTS, type CallFaultCode } from '../wire/index.ts';

export class CallFault extends Error {
  readonly code: CallFaultCode;
  readonly given: string;

  constructor(code: CallFaultCode, given = '') {
    super(`${code} ${given}`);
    this.code = code;
    this.given = given;
  }
}

/** What is wrong and what to do, in one language. */
export function callFaultWords(code: CallFaultCode, given: string, language: Language): string {
  return CALL_FAULTS[code][language].replace('%', () => given);
}

const CODES: Readonly<Record<string, CallFaultCode>> = {
  'commander.unknownCommand': 'unknown-command',
  'commander.unknownOption': 'unknown-option',
  'commander.optionMissingArgument': 'option-without-value',
  'commander.missingArgument': 'missing-argument',
  'commander.excessArguments': 'too-many-arguments',
};

/** What commander found wrong, as one of our faults: its own words are English alone. */
export function ofCommander({ code, message }: CommanderError): CallFault {
  const known = CODES[code];
  const quoted = /'([^']*)'/.exec(message)?.[1];
  return known === undefined ? new CallFault('not-understood', message) : new CallFault(known, quoted ?? '');
}
