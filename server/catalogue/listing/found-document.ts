/** A product that a search finds, and its relevance: higher is better. */
export type FoundDocument = { id: string; score: number };
