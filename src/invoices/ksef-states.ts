/**
 * How far a document is on its way to KSeF. `sending`: handed in, or about to be; `sent`: KSeF works on it; `conflicting`: KSeF
 * has another document of this number.
 */
export const ksefStates = ['waiting', 'sending', 'sent', 'accepted', 'refused', 'conflicting'] as const;
export type KsefState = (typeof ksefStates)[number];

/** What the list of documents can be narrowed to. `offline`: issued without KSeF, whatever became of it since. */
export const ksefParts = {
  waiting: ['waiting', 'sending', 'sent'],
  refused: ['refused', 'conflicting'],
  offline: ksefStates,
  accepted: ['accepted'],
} as const satisfies Record<string, readonly KsefState[]>;
export type KsefPart = keyof typeof ksefParts;
export const ksefPartNames = Object.keys(ksefParts) as KsefPart[];
