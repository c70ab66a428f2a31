// Why the server did not do what was asked, or why nothing came back at all.
// Its words are the server's, in the language of the reader; only for silence are they ours.

import type { WireFault } from '../../src/wire/index.ts';

/** A refusal of the server, with its status; 0 where there was no answer. */
export class Refused extends Error {
  readonly status: number;
  readonly faults: readonly WireFault[];
  /** What to name when reporting it. */
  readonly reference: string | undefined;

  constructor(status: number, faults: readonly WireFault[] = [], reference?: string) {
    super(faults.map(({ says }) => says).join('; ') || `status ${status}`);
    this.status = status;
    this.faults = faults;
    this.reference = reference;
  }
}

/** The refusal that an answer holds; one without words where the answer is not of our server. */
export async function refusalIn(response: Response): Promise<Refused> {
  try {
    const { error, reference } = (await response.json()) as { error: WireFault[]; reference?: string };
    return new Refused(response.status, error, reference);
  } catch {
    return new Refused(response.status);
  }
}
