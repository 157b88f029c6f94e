/**
 * How far a document is on its way to KSeF. `sending`: handed in, or about to be; `sent`: KSeF works on it; `conflicting`: KSeF
 * has another document of this number.
 */
export const ksefStates = ['waiting', 'sending', 'sent', 'accepted', 'refused', 'conflicting'] as const;
export type KsefState = (typeof ksefStates)[number];
