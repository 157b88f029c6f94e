/**
 * A product that a search finds, and its relevance: higher is better. `variant`: the one of several whose code was asked
 * for, as addresses name it.
 */
export type FoundDocument = { id: string; score: number; variant?: string | null };
