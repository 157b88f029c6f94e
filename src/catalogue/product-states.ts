/** A product that is not to be seen in the shop, whatever keeps it from there, is a draft. */
export const productStates = ['published', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];
