// What stands beside a price that is typed is what the product's page says once it is saved.
import * as assert from 'uvu/assert';
import { readPricesOf } from '#server/catalogue/office/grid/read-prices-of.ts';
import { readProduct } from '#server/catalogue/product-store.ts';
import type { Db } from '#server/database/connect.ts';
import { lowestUntil, priceOnPage } from '#src/catalogue/lowest-price.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { aReduction } from '../reductions/a-reduction.ts';

const test = emptyShopSuite('what the page will say of a typed price');
const now = new Date('2026-11-20T10:15:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

type Since = readonly [days: number, minor: number];

/** `since`: what it has cost, from how many days ago on. */
type Case = {
  title: string;
  since: readonly [Since, ...Since[]];
  reduced?: number;
  typed: { minor: number; compareAtMinor: number | null };
  says: { minor: number; prior: number | null };
};

const standing = [[90, 2_000]] as const;
const lowered = [
  [90, 2_000],
  [10, 1_500],
] as const;
const cases: Case[] = [
  {
    title: 'a lower price with nothing crossed out is no reduction',
    ...{ since: standing, typed: { minor: 1_400, compareAtMinor: null }, says: { minor: 1_400, prior: null } },
  },
  {
    title: 'a lower price with one crossed out is announced against the lowest of thirty days',
    ...{ since: standing, typed: { minor: 1_400, compareAtMinor: 2_500 }, says: { minor: 1_400, prior: 2_000 } },
  },
  {
    title: 'a price that stands, and was lowered itself, is announced against what it cost before',
    ...{ since: lowered, typed: { minor: 1_500, compareAtMinor: 2_000 }, says: { minor: 1_500, prior: 2_000 } },
  },
  {
    title: 'one that is lowered again is announced against what it was lowered to',
    ...{ since: lowered, typed: { minor: 1_400, compareAtMinor: 2_000 }, says: { minor: 1_400, prior: 1_500 } },
  },
  {
    title: 'one above the lowest is not announced',
    ...{ since: lowered, typed: { minor: 1_600, compareAtMinor: 2_000 }, says: { minor: 1_600, prior: null } },
  },
  {
    title: 'while a reduction runs, its price is said',
    ...{ since: standing, reduced: 1_800, typed: { minor: 2_100, compareAtMinor: null } },
    says: { minor: 1_800, prior: 2_000 },
  },
  {
    title: 'a price below the running reduction is the one that is said',
    ...{ since: standing, reduced: 1_800, typed: { minor: 1_700, compareAtMinor: 2_000 } },
    says: { minor: 1_700, prior: 1_800 },
  },
];

async function typeOver(db: Db, { since, reduced, typed }: Case) {
  const [[days, first], ...later] = since;
  const variantId = await aProduct(db, {
    handle: 'fox',
    createdAt: daysAgo(days),
    priceMinor: { PLN: first, EUR: 900 },
  });
  const write = (minor: number, at: Date, compareAtMinor: number | null = null) =>
    db
      .updateTable('prices')
      .set({ amount_minor: minor, compare_at_minor: compareAtMinor, valid_from: at })
      .where('variant_id', '=', variantId)
      .where('currency', '=', 'PLN')
      .execute();
  for (const [ago, minor] of later) await write(minor, daysAgo(ago));
  if (reduced !== undefined) await aReduction(db, { variantId, amountMinor: reduced, beginsAt: daysAgo(5) });
  const note = (await readPricesOf(db, { variantId, now })).find(({ currency }) => currency === 'PLN');
  assert.ok(note);
  const noted = priceOnPage({ ...typed, reducedMinor: note.reducedMinor }, note.changes, new Date(note.at));
  if (typed.minor !== since.at(-1)?.[1]) await write(typed.minor, now, typed.compareAtMinor);
  else
    await db
      .updateTable('prices')
      .set({ compare_at_minor: typed.compareAtMinor })
      .where('currency', '=', 'PLN')
      .execute();
  const product = await readProduct(db, 'fox', { locale: 'pl', baseLocale: 'pl', currency: 'PLN' }, now);
  const [variant] = product?.variants ?? [];
  const page = { minor: variant?.price.minor, prior: variant?.lowestPriorPrice?.minor ?? null };
  return { noted, page, low: lowestUntil(note.changes, now) };
}

for (const each of cases) {
  test(each.title, async ({ database: { db } }) => {
    const { noted, page, low } = await typeOver(db, each);
    assert.equal(page, each.says, 'the page');
    assert.equal(noted, each.says, 'the note');
    assert.is(low, Math.min(...each.since.map(([, minor]) => minor), each.reduced ?? Number.POSITIVE_INFINITY));
  });
}

test.run();
