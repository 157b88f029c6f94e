// The pages of text: nothing in them may run in a browser, and what they say of the company is there to be said. Blocks may
// stand below a text, each cleaned by its own kind.
import { isDeepStrictEqual } from 'node:util';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import { prepareBlocks } from '../blocks/prepare-blocks.ts';
import type { Cleaned, SettingRules, SettingsFault } from '../effects/setting-rules.ts';
import { listFallenBack, listGonePages, listLegalTexts } from '../effects/writing-effects.ts';
import { cleanTexts, listUnknownNames } from './content-texts.ts';
import { listMissed } from './missed-things.ts';

export const pagesRules: SettingRules<'pages'> = {
  clean: ({ settings, before, now }) => cleanPages(settings, before, now),
  listEffects: async (db, { settings, inForce: { pages, markets } }) => [
    ...listGonePages({ before: pages, now: settings }),
    ...listLegalTexts({ before: pages, now: settings }),
    ...listFallenBack({ before: pages, now: settings }, markets),
    ...(await listMissed(db, { before: blocksOf(pages), now: blocksOf(settings) })),
  ],
};

function blocksOf({ pages }: ShopPages): StoredBlock[] {
  return pages.flatMap(({ blocks = [] }) => blocks);
}

/** Cleans the pages, and dates those that say something else than before. */
function cleanPages({ pages }: ShopPages, before: ShopPages | undefined, now: Date): Cleaned<ShopPages> {
  // Whichever page it stood on: one may have another address now, or be a copy.
  const stood = before ? blocksOf(before) : [];
  const cleaned = pages.map((page, position) => cleanPage(page, stood, `pages.${position}.`));
  return {
    settings: { pages: cleaned.map(({ page }) => datePage(page, before, now)) },
    faults: cleaned.flatMap(({ faults }) => faults),
  };
}

type CleanedPage = { page: ShopPage; faults: SettingsFault[] };

function cleanPage({ blocks = [], ...page }: ShopPage, stood: readonly StoredBlock[], prefix: string): CleanedPage {
  const texts = cleanTexts(page.texts);
  const unknown = listUnknownNames(texts, prefix);
  if (blocks.length === 0) return { page: { ...page, texts }, faults: unknown };
  const path = `${prefix}blocks`;
  const prepared = prepareBlocks(blocks, stood, { place: 'page', path });
  const faults = [
    ...unknown,
    ...prepared.faults,
    ...(legalSlugs.includes(page.slug) ? [{ path, message: legal }] : []),
  ];
  return { page: { ...page, texts, blocks: prepared.blocks }, faults };
}

/** Orders keep its words, and e-mails and papers print them: a block would be on neither. */
const legal = 'must be empty: buyers are sent this page, and are sent no blocks; write its text instead';

function datePage(page: ShopPage, before: ShopPages | undefined, now: Date): ShopPage {
  const former = before?.pages.find(({ slug }) => slug === page.slug);
  const isSame = isDeepStrictEqual([former?.texts, former?.blocks], [page.texts, page.blocks]);
  if (former && isSame) return { ...page, updatedAt: former.updatedAt };
  const isGiven = page.updatedAt && page.updatedAt !== former?.updatedAt;
  return { ...page, updatedAt: isGiven ? page.updatedAt : now.toISOString() };
}
