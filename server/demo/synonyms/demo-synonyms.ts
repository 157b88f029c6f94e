// What shoppers call the demo shop's goods and pages, in one language: words that any native would type. Its tags are
// Polish in all of them.

/** Words, or groups of words, with commas between. */
export type Terms = string;

export type DemoSynonyms = {
  meanings: [terms: Terms, meanings: Terms][];
  /** What leads to a page, by its slug. */
  pages: Record<string, Terms>;
};
