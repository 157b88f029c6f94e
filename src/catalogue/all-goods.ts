/** The collection that stands for the whole catalogue. */
export const ALL_GOODS = 'all';
