import { choice, type FilterValues, listFilters, searchText } from '../../lists/office/list-filters.ts';
import { reviewStates } from '../rejection-reasons.ts';
import { starValues } from '../review-fields.ts';

/** The text is part of what is written, of the author's name or of the product's title. */
export const reviewFilters = listFilters({
  state: choice('reviews.state', reviewStates, (id, t) => t(`reviews.state_${id}`)),
  stars: choice('reviews.stars', starValues, (stars, t) => t('reviews.starsOf', { stars })),
  text: searchText('reviews.search'),
});

export type ReviewFilters = FilterValues<typeof reviewFilters>;
