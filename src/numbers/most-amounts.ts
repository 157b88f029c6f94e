/** What goods may cost, in minor units: a billion of anything, which no total of an order overflows with. */
export const MOST_PRICE_MINOR = 100_000_000_000;

/** What GraphQL's `Int` holds: amounts that are sent as one are refused at their field, and not as a request. */
export const MOST_SENT_MINOR = 2_147_483_647;
