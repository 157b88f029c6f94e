// The grounds on which somebody is erased (Article 17(1) of the GDPR). A fixed list, because the log of staff keeps it: words
// could name the person.

export const erasureReasons = [
  /** The person asks for it. */
  'asked',
  'consent_withdrawn',
  'objected',
  'no_longer_needed',
  'processed_unlawfully',
] as const;

export type ErasureReason = (typeof erasureReasons)[number];

export function isErasureReason(value: unknown): value is ErasureReason {
  return erasureReasons.some((reason) => reason === value);
}
