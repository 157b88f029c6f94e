// What can be chosen in a block, and what of the things that blocks name the shop has.

export type KnownProduct = { handle: string; title: string; imageUrl?: string | null | undefined; isSold: boolean };

export type BlockChoices = {
  /** Those of the shop; that of the catalogue's plain texts is the first. */
  languages: readonly string[];
  collections: readonly { handle: string; title: string }[];
  links: readonly { href: string; title: string }[];
  products: ReadonlyMap<string, KnownProduct>;
  pictures: ReadonlySet<string>;
  /** Something was chosen that the page did not know when it was loaded. */
  learn(known: { product: KnownProduct } | { picture: string }): void;
  hasHours: boolean;
  hasNewsletter: boolean;
};
