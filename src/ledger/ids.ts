// The form of what the ledger's texts are put together from: ids of people, awards, events and kinds.
// Which ids there are is known where they are given out.

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Whether the text can be a part of an account or a key: letters, digits, points, hyphens and underscores, at most 64. */
export function isId(text: string): boolean {
  return ID.test(text);
}
