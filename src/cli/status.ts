// The exit statuses of every command, and the one line that a program that failed leaves behind.
// A call that went well has status 0, which nobody has to set.

import type { Language } from '../base/index.ts';
import { CallFault, callFaultWords } from './call-fault.ts';
import { complain } from './output.ts';
import { Stop } from './stop.ts';

/** The call, or what it brought, is not well formed. */
export const MALFORMED = 2;
export const FAILED = 1;

/** The office refused it: what is on file, or who acts, does not allow it. */
export const REFUSED = 3;

/** Ends a call that cannot go on: its own fault, or ours. Never a stack trace: whoever reads it cannot mend the program. */
export function endWith(error: unknown, language: Language): void {
  if (error instanceof Stop) {
    process.exitCode = error.status;
    for (const line of error.lines) complain(line);
    return;
  }
  const faulty = error instanceof CallFault;
  process.exitCode = faulty ? MALFORMED : FAILED;
  const words = faulty
    ? callFaultWords(error.code, error.given, language)
    : callFaultWords('program-failed', String(error), language);
  complain(`retiro: ${words}`);
}

/** What an error of standard output does: a reader that has seen enough (`| head`) ends the call quietly. */
export function endWithOutput(error: NodeJS.ErrnoException, language: Language): never {
  if (error.code === 'EPIPE') process.exit();
  complain(`retiro: ${callFaultWords('output-not-written', error.message, language)}`);
  process.exit(FAILED);
}
