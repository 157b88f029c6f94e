import type { Locale } from '../i18n/locales.ts';

/**
 * What a search of shoppers ended in. `near`: no product had all the words, and those that come close were shown; `found`:
 * products, or a page that answers.
 */
export const searchOutcomes = ['none', 'near', 'found'] as const;

export type SearchOutcome = (typeof searchOutcomes)[number];

/** What a shopper looked for, as it was typed. */
export type NotedSearch = { locale: Locale; text: string; outcome: SearchOutcome };

/** How many days are looked back on, unless somebody asks for another period. */
export const USUAL_DAYS = 30;
/** Counts are kept for so long. */
export const SEARCHES_KEPT_DAYS = 90;
