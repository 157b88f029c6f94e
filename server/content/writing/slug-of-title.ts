import { textToHandle } from '#src/catalogue/text-to-handle.ts';

const MOST = 80;

/** An address out of a title: "Skąd jest glina?" is skad-jest-glina. Empty when nothing of it can be one. */
export function slugOfTitle(title: string): string {
  const named = textToHandle(title);
  return named.length <= MOST ? named : named.slice(0, named.lastIndexOf('-', MOST)).slice(0, MOST);
}
