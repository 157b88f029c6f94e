// The address that the papers for packing are printed from: one PDF for any number of orders.
import { officePath } from '../../office-addresses.ts';

/** The list of what to take from the shelves for all of them, and a slip for each. */
export const packingPapers = ['pick-list', 'slips'] as const;

export type PackingPaper = (typeof packingPapers)[number];

export const packingPapersPath = `${officePath}/packing.pdf`;

/** `orders`: their numbers; `to-pack` is every order that waits to be packed. */
export function packingPapersUrl(papers: readonly PackingPaper[], orders: readonly number[] | 'to-pack'): string {
  const chosen = orders === 'to-pack' ? orders : orders.join(',');
  return `${packingPapersPath}?papers=${papers.join(',')}&orders=${chosen}`;
}
