/** What staff asks for takes effect after it, and can be undone until then. */
export const UNDO_MS = 10_000;
