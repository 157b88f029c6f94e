// Why stock is another number than before, as the ledger keeps it beside the kind of a movement.

/** Why something is written off; `other` needs words. */
export const writeOffCauses = ['damaged', 'lost', 'own_use', 'sample', 'theft', 'other'] as const;
export type WriteOffCause = (typeof writeOffCauses)[number];

/** `counted`: what was found on the shelf; `corrected`: a number that was wrong. */
export const stockCauses = ['counted', 'corrected', ...writeOffCauses] as const;
export type StockCause = (typeof stockCauses)[number];

/** What is entered line by line. */
export const entryKinds = ['receive', 'count', 'write_off'] as const;
export type EntryKind = (typeof entryKinds)[number];

export function isStockCause(text: string): text is StockCause {
  return stockCauses.some((cause) => cause === text);
}

/** The most that is entered of one variant at once, and the most lines. */
export const MOST_ENTERED = 1_000_000;
export const MOST_LINES = 10_000;
