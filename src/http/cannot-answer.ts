// A request that this door does not let through, as an error that ends it with a code of the door's own table.
// What the office refuses is a Refusal; what is malformed, a Malformed.

import type { HttpFaultCode } from '../wire/index.ts';

export class CannotAnswer extends Error {
  readonly code: HttpFaultCode;

  constructor(code: HttpFaultCode) {
    super(code);
    this.code = code;
  }
}
