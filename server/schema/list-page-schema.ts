// How each list's part of the office's schema says which page is asked for, and which stand beside it.

/** The arguments of a query: the row before or after which the page begins. */
export const pagePlace = 'before: ID, after: ID';

/** The fields of what it returns. */
export const pageEnds = /* GraphQL */ `
    "The row before which the next page begins; null at the end."
    before: ID
    "The row after which the previous page ends; null at the beginning."
    after: ID`;
