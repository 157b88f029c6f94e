// What the list of subscribers is narrowed to, and how that stands in the address.

/** `pending`: the e-mail with the question has not been answered. */
export const subscriberStates = ['subscribed', 'pending', 'unsubscribed'] as const;

export type SubscriberState = (typeof subscriberStates)[number];

export const MAX_SEARCH_LENGTH = 100;

export type SubscriberFilters = {
  state: SubscriberState | null;
  /** Part of the e-mail address. */
  text: string | null;
};

/** What is not understood is left out. */
export function readSubscriberFilters(search: URLSearchParams): SubscriberFilters {
  return {
    state: subscriberStates.find((state) => state === search.get('state')) ?? null,
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** Writes it as parameters of an address; those that are not set are left out there. */
export function writeSubscriberFilters({ state, text }: SubscriberFilters): Record<string, string | undefined> {
  return { state: state ?? undefined, text: text ?? undefined };
}
