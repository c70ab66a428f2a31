// JSON pointers (RFC 6901): how a place in a document is named.
// What is found there is the business of whoever reads the document.

/** A key as it stands in a pointer, behind its slash. */
export function pointerPart(key: string): string {
  return key.replace(/~/g, '~0').replace(/\//g, '~1');
}
