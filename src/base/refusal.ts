// "Can't": how a command says that it does not do what was asked, by a code that the doors put into words.
// "No" is a decision with reasons, and "impossible" an assertion; neither is this.

/** "Can't": the command ends, nothing of it is written, and the caller is told which code and why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
