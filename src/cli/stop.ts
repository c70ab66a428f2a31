// A call that ends without its effect, for a reason that is put into words: who refused, and with which exit status.
// What is wrong with the call itself is a CallFault; what is thrown and is neither is a failure of the program.

import type { Language } from '../base/index.ts';
import { OFFICE_STOPS, type OfficeStopCode, type WireFault } from '../wire/index.ts';

export class Stop extends Error {
  readonly status: number;
  /** What is said, a line each, in the language of the call. */
  readonly lines: readonly string[];

  constructor(status: number, lines: readonly string[]) {
    super(lines.join('\n'));
    this.status = status;
    this.lines = lines;
  }
}

/** Ends the call for a reason of the command line's own. */
export function stopFor(status: number, code: OfficeStopCode, given: string, language: Language): Stop {
  return new Stop(status, [`retiro: ${OFFICE_STOPS[code][language].replace('%', () => given)}`]);
}

/** Ends the call with a line for each fault. */
export function stopWith(status: number, faults: readonly WireFault[]): Stop {
  return new Stop(
    status,
    faults.map(({ at, says }) => (at === '' ? `retiro: ${says}` : `${at}: ${says}`)),
  );
}
