// Lists of products as texts, wherever they come from.

/** The longest wishlist; no address of a shared one says more. */
export const MOST_SAVED = 50;

const handleForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads an entry of the storage or a parameter of an address, which anybody may have written. */
export function readHandles(text: string): string[] {
  const handles = text.split(',').filter((handle) => handle.length <= 255 && handleForm.test(handle));
  return [...new Set(handles)].slice(0, MOST_SAVED);
}
