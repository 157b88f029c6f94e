/** What the demo shop says in one language. */
export type DemoLanguage = {
  tagline: string;
  home: Record<'description' | 'headline' | 'lead' | 'showcase' | 'collections', string>;
  allGoods: string;
  /** HTML beside what every shop's pages say: that nothing of it is real, and how posters are packed. */
  pages: { notice: string; packing: string };
  /** Keyed by handle. */
  collections: Record<string, { title: string; description: string; seoDescription: string }>;
  /**
   * What shoppers call the goods: words that any native would type, or groups of words, with commas between. The
   * catalogue's tags are Polish in all languages.
   */
  synonyms: [terms: string, meanings: string][];
};
