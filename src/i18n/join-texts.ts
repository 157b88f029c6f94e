// How a page has the texts of the parts that it borrows. A part's loader stands beside the part, `load-…-texts.ts`, and
// brings those that the part borrows itself, so that a page names no group of texts but its own.
import type { TextLoader } from './load-texts.ts';

export function joinTexts(...loaders: TextLoader[]): TextLoader {
  return async (locale) => Object.assign({}, ...(await Promise.all(loaders.map((load) => load(locale)))));
}
