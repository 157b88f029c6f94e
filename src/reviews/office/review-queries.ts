import type { ReviewsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { readReviewFilters } from './review-filters.ts';

export type ListedReview = ReviewsListQuery['listedReviews']['reviews'][number];

/** The list that an address asks for: its filters, and the review before or after which its page begins. */
export function reviewListQuery(search: URLSearchParams) {
  return operationQuery('ReviewsList', {
    filters: readReviewFilters(search),
    before: placeOf(search, 'before'),
    after: placeOf(search, 'after'),
  });
}

function placeOf(search: URLSearchParams, name: string): number | null {
  const given = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
}
