import { choice, type FilterValues, listFilters, searchText } from '../../lists/office/list-filters.ts';

/** `pending`: the e-mail with the question has not been answered. */
export const subscriberStates = ['subscribed', 'pending', 'unsubscribed'] as const;

export type SubscriberState = (typeof subscriberStates)[number];

/** The text is part of the e-mail address. */
export const subscriberFilters = listFilters({
  state: choice('subscribers.state', subscriberStates, (id, t) => t(`subscribers.state_${id}`)),
  text: searchText('subscribers.search'),
});

export type SubscriberFilters = FilterValues<typeof subscriberFilters>;
