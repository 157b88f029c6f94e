// What shoppers call the demo shop's goods, in one language: words that any native would type. Its tags are Polish in all
// of them.

/** Words, or groups of words, with commas between. */
type Terms = string;

export type DemoSynonyms = [terms: Terms, meanings: Terms][];
