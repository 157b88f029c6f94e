// Every kind of block that a page may be made of, in the order in which the office offers them. A new kind is its object, its
// name here, and its drawing with its name in `server/shop/blocks`; its words are those of its fields.
import { bannerBlock } from './banner-block.ts';
import type { BlockField, BlockFrame, BlockKind, FieldValue } from './block-fields.ts';
import { collectionBlock } from './collection-block.ts';
import { collectionsBlock } from './collections-block.ts';
import { heroBlock } from './hero-block.ts';
import { hoursBlock } from './hours-block.ts';
import { lineBlock } from './line-block.ts';
import { mostBoughtBlock } from './most-bought-block.ts';
import { newestBlock } from './newest-block.ts';
import { newsletterBlock } from './newsletter-block.ts';
import { pictureTextBlock } from './picture-text-block.ts';
import { productsBlock } from './products-block.ts';
import { questionsBlock } from './questions-block.ts';
import { reviewsBlock } from './reviews-block.ts';
import { serviceBlock } from './service-block.ts';
import { textBlock } from './text-block.ts';

export const blockKinds = {
  hero: heroBlock,
  banner: bannerBlock,
  newest: newestBlock,
  'most-bought': mostBoughtBlock,
  collections: collectionsBlock,
  collection: collectionBlock,
  products: productsBlock,
  'picture-text': pictureTextBlock,
  text: textBlock,
  questions: questionsBlock,
  reviews: reviewsBlock,
  hours: hoursBlock,
  service: serviceBlock,
  newsletter: newsletterBlock,
  line: lineBlock,
} satisfies Record<string, BlockKind>;

export type BlockName = keyof typeof blockKinds;

export type BlockOf<Name extends BlockName> = BlockFrame & { kind: Name } & {
  [Field in keyof (typeof blockKinds)[Name]['fields']]: FieldValue<
    (typeof blockKinds)[Name]['fields'][Field] extends infer F extends BlockField ? F : never
  >;
};

/** A block of a kind that this release knows. */
export type Block = { [Name in BlockName]: BlockOf<Name> }[BlockName];

/** A block as it is stored: perhaps of a kind that another release knows, which stays as it is. */
export type StoredBlock = BlockFrame & { kind: string; [field: string]: unknown };

export function isBlockName(kind: string): kind is BlockName {
  return Object.hasOwn(blockKinds, kind);
}

/** Wider than each kind's own, for whoever walks all of them. */
export function blockKindOf(name: BlockName): BlockKind {
  return blockKinds[name];
}

/** What blocks stand on. */
export type BlockPlace = 'home' | 'page';

export function mayStand(name: BlockName, place: BlockPlace): boolean {
  return place === 'home' || !blockKindOf(name).isOfHome;
}

export const MOST_BLOCKS = 30;
