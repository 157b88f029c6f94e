// The home page of a shop whose merchant has written none, of what the shop has: decision 104. Nothing in it is claimed that
// the shop does not say itself; what has nothing to show is left out.
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { withKeys } from '#src/shop/blocks/block-schema.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import {
  type ChosenPicture,
  chooseHomePicture,
  firstPicturesOf,
  isOnPaper,
  type Photograph,
} from './choose-home-picture.ts';

export type HomeFacts = {
  /** Those that the shop's pages are in. */
  languages: readonly Locale[];
  /** How many products are on sale. */
  productCount: number;
  /** Their handles, the newest first: some of them. */
  newest: readonly string[];
  photographs: readonly Photograph[];
  /** Those of the menu that have something to show. `alsoNew`: how many of its first products are the shop's newest as well. */
  collections: readonly { handle: string; titles: LocalisedText; productCount: number; alsoNew: number }[];
  /** The shop's own page about itself: its title, and its first paragraph as HTML. */
  about: { slug: string; titles: LocalisedText; texts: LocalisedText } | null;
};

/** What buttons and rows say, in each language. */
export type HomeWords = Record<'all' | 'more' | 'across', LocalisedText>;

/** So few are shown large, one below another: as cards they would look lost. */
const MOST_LARGE = 3;
/** One collection is the shop; there is nothing to choose. */
const LEAST_COLLECTIONS = 2;
/** From so many products on, the newest say too little of all. */
const MANY = 48;
const A_ROW = 4;
/** The newest, and the first of a collection: so many stand there. */
export const SHOWN = 2 * A_ROW;
const ROWS_OF_COLLECTIONS = 2;
/** More names than this are no sentence any more. */
const MOST_NAMED = 5;

export function composeHome(facts: HomeFacts, words: HomeWords): StoredBlock[] {
  const { productCount, newest } = facts;
  if (productCount === 0) return withKeys([heroOf(facts, words), ...closing(facts, words)]);
  const products: StoredBlock[] =
    productCount <= MOST_LARGE
      ? [{ kind: 'products', title: {}, products: newest.slice(0, MOST_LARGE), arrangement: 'large' }]
      : manyProducts(facts, words);
  return withKeys([heroOf(facts, words), ...products, ...closing(facts, words)]);
}

function heroOf({ languages, collections, productCount, ...facts }: HomeFacts, { all }: HomeWords) {
  const isNamed = collections.length >= LEAST_COLLECTIONS && collections.length <= MOST_NAMED;
  const inEach = (write: (locale: Locale) => string) =>
    Object.fromEntries(languages.map((locale) => [locale, write(locale)]).filter(([, text]) => text));
  const chosen = productCount > MOST_LARGE ? pictureAboveCards(facts) : pictureAboveLarge(facts);
  return {
    kind: 'hero',
    // Empty, it stays what the shop says of itself, also once the page is stored.
    headline: {},
    lead: isNamed ? inEach((locale) => collections.map(({ titles }) => titles[locale] ?? '').join(' · ')) : {},
    picture: chosen && { picture: chosen.photograph.key, alt: chosen.photograph.alts },
    look: chosen?.look ?? 'beside',
    ...(productCount > 0 ? { button: all, link: `/c/${ALL_GOODS}` } : { button: {}, link: '' }),
  };
}

type Pictured = Pick<HomeFacts, 'newest' | 'photographs'>;

/** A picture that stands among the first cards as well is shown twice only where there is no other. */
function pictureAboveCards({ newest, photographs }: Pictured): ChosenPicture | null {
  return chooseHomePicture(photographs, newest.slice(0, SHOWN));
}

/** Each product stands below, as large, with its first picture: the page opens with a further one, or with words alone. */
function pictureAboveLarge({ newest, photographs }: Pictured): ChosenPicture | null {
  const below = firstPicturesOf(newest, photographs);
  const further = photographs.filter((one) => one.position > 1 && !below.has(one.key) && !isOnPaper(one));
  return chooseHomePicture(further, []);
}

function manyProducts(facts: HomeFacts, { across }: HomeWords): StoredBlock[] {
  const { productCount, collections, newest } = facts;
  const hasChoice = collections.length >= LEAST_COLLECTIONS;
  const rows = hasChoice && productCount >= MANY ? rowsOf(collections) : [];
  const opensWith = pictureAboveCards(facts)?.photograph.key;
  const seen = facts.photographs.filter(({ key }) => key === opensWith).map(({ product }) => product);
  const unseen = newest.slice(SHOWN).filter((handle) => !seen.includes(handle));
  const others = rows.length === 0 && productCount >= MANY ? takeAcross(unseen) : [];
  return [
    ...(hasChoice ? [{ kind: 'collections', title: {} }] : []),
    { kind: 'newest', title: {} },
    { kind: 'most-bought', title: {} },
    ...rows,
    ...(others.length > 0 ? [{ kind: 'products', title: across, products: others }] : []),
  ];
}

/** The largest ones. What came with one import is new all at once: half of a row that stands above already says nothing more. */
function rowsOf(collections: HomeFacts['collections']): StoredBlock[] {
  return collections
    .filter(({ productCount, alsoNew }) => productCount >= A_ROW && alsoNew < A_ROW)
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, ROWS_OF_COLLECTIONS)
    .map(({ handle }) => ({ kind: 'collection', handle, title: {} }));
}

/** Two rows at even distances: neighbours are often of one kind. */
function takeAcross(handles: readonly string[]): string[] {
  const step = handles.length / SHOWN;
  return step < 1 ? [] : Array.from({ length: SHOWN }, (_, at) => handles[Math.floor(at * step)] ?? '');
}

function closing({ about }: HomeFacts, { more }: HomeWords): StoredBlock[] {
  const ofItself: StoredBlock[] = about
    ? [
        {
          ...{ kind: 'picture-text', picture: null, side: 'left', title: about.titles, text: about.texts },
          ...{ button: more, link: `/page/${about.slug}` },
        },
      ]
    : [];
  return [...ofItself, { kind: 'reviews', title: {} }, { kind: 'service', title: {} }, { kind: 'newsletter' }];
}
