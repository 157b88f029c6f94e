// What the list of reviews is narrowed to, and how that stands in the address.
import { type ReviewState, reviewStates } from '../rejection-reasons.ts';
import { type Stars, starsOf } from '../review-fields.ts';

export const MAX_SEARCH_LENGTH = 100;

export type ReviewFilters = {
  state: ReviewState | null;
  stars: Stars | null;
  /** Part of what is written, of the author's name or of the product's title. */
  text: string | null;
};

export type ReviewFilterName = keyof ReviewFilters;
export const reviewFilterNames: readonly ReviewFilterName[] = ['state', 'stars', 'text'];

/** What is not understood is left out. */
export function readReviewFilters(search: URLSearchParams): ReviewFilters {
  return {
    state: reviewStates.find((state) => state === search.get('state')) ?? null,
    stars: starsOf(Number(search.get('stars'))),
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** Writes it as parameters of an address; those that are not set are left out there. */
export function writeReviewFilters({ state, stars, text }: ReviewFilters): Record<string, string | undefined> {
  return { state: state ?? undefined, stars: stars === null ? undefined : String(stars), text: text ?? undefined };
}
