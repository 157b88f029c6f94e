import { toLatinLetters } from '#src/i18n/latin-letters.ts';

const MOST = 80;

/** An address out of a title: "Skąd jest glina?" is skad-jest-glina. Empty when nothing of it can be one. */
export function slugOfTitle(title: string): string {
  const words = toLatinLetters(title).split(/[^a-z0-9]/);
  const named = words.filter((word) => word !== '').join('-');
  return named.length <= MOST ? named : named.slice(0, named.lastIndexOf('-', MOST)).slice(0, MOST);
}
