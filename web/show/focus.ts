// Where the focus goes when what had it is gone from the page.
// The focus on arrival at a page is in shell/page.tsx.

/** Puts the focus on the heading of a section once the page has been redrawn. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
