/** How a reduction stands, in the order in which people look for them. */
export const reductionStates = ['running', 'planned', 'over'] as const;
export type ReductionState = (typeof reductionStates)[number];

/** What of the shop is reduced in one go. */
export const reducedGoodsKinds = ['collection', 'tag', 'skus', 'all'] as const;
export type ReducedGoodsKind = (typeof reducedGoodsKinds)[number];
