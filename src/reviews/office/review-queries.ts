import { placeInList } from '../../lists/office/place-in-list.ts';
import type { ReviewsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { reviewFilters } from './review-filters.ts';

export type ListedReview = ReviewsListQuery['listedReviews']['reviews'][number];

/** The list that an address asks for. */
export function reviewListQuery(search: URLSearchParams) {
  return operationQuery('ReviewsList', { filters: reviewFilters.read(search), ...placeInList(search) });
}
