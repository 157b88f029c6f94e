// Another language of the shop concerns every text of goods and articles: what is missing in it is written down some things at
// a time, because one statement for all of a large catalogue takes longer than a statement may.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { otherLanguages, type ShopMarkets } from '#src/shop/markets.ts';
import type { Transaction } from '../../database/transaction.ts';

const rowKinds = ['product', 'product-details', 'collection', 'article'];

/** `before`: undefined where the shop has said nothing of its markets until now. */
export async function followLanguages(
  tx: Transaction,
  { before = everyMarket, now }: { before: ShopMarkets | undefined; now: ShopMarkets },
): Promise<void> {
  const spoken = otherLanguages(now);
  // What translations were made from in another language says nothing of this one.
  const hasOtherSource = before.catalogueLanguage !== now.catalogueLanguage;
  await sql`
    delete from text_translations where kind = any(${rowKinds})
      and ${hasOtherSource ? sql`true` : sql`locale <> all(${spoken}::text[])`}`.execute(tx);
  const known = hasOtherSource ? [] : otherLanguages(before);
  const wanted = spoken.filter((locale) => !known.includes(locale));
  if (wanted.length === 0) return;
  await inSteps(tx, 'products', async (ids) => {
    await refresh(tx, { kind: 'product', table: 'product_texts', id: 'product_id' }, { ids, wanted });
    await sql`select refresh_detail_translations(${ids}::uuid[], ${wanted}::text[])`.execute(tx);
  });
  await inSteps(tx, 'collections', (ids) =>
    refresh(tx, { kind: 'collection', table: 'collection_texts', id: 'collection_id' }, { ids, wanted }),
  );
  await inSteps(tx, 'articles', (ids) =>
    refresh(tx, { kind: 'article', table: 'article_texts', id: 'article_id' }, { ids, wanted }),
  );
}

type Followed = { kind: string; table: string; id: string };
type Step = { ids: readonly string[]; wanted: readonly Locale[] };

async function refresh(tx: Transaction, { kind, table, id }: Followed, { ids, wanted }: Step): Promise<void> {
  await sql`select refresh_translations(${kind}, ${table}, ${id}, ${ids}::uuid[], ${wanted}::text[])`.execute(tx);
}

const THINGS_AT_ONCE = 1_000;

type Table = 'products' | 'collections' | 'articles';

async function inSteps(tx: Transaction, table: Table, work: (ids: string[]) => Promise<void>): Promise<void> {
  let after = '';
  for (;;) {
    const beyond = after ? sql`where id > ${after}::uuid` : sql``;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} ${beyond} order by id limit ${THINGS_AT_ONCE}`.execute(tx);
    if (rows.length === 0) return;
    await work(rows.map(({ id }) => id));
    after = rows.at(-1)?.id ?? '';
  }
}
