// Why a review may stay unpublished. A fixed list, because the law forbids to hold back those that are merely bad
// (Directive 2005/29/EC, annex I, no. 23c): what stands here holds for praise and complaint alike.

export const rejectionReasons = [
  /** It insults, incites, or otherwise breaks the law. */
  'unlawful',
  /** It names somebody, an address, an order's number. */
  'personal_data',
  /** It advertises, or leads elsewhere. */
  'advertising',
  /** It says nothing of the product. */
  'not_about_product',
  /** Somebody wrote it who has an interest of their own: the maker, a competitor, whoever was paid for it. */
  'not_genuine',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

export function isRejectionReason(value: unknown): value is RejectionReason {
  return rejectionReasons.some((reason) => reason === value);
}

export const reviewStates = ['waiting', 'published', 'rejected'] as const;

export type ReviewState = (typeof reviewStates)[number];
