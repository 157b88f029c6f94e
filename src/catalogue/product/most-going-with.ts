/** So many products can be chosen to go well with one: three rows of its page. */
export const MOST_GOING_WITH = 12;
