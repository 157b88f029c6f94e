// The stock of all variants as the merchant keeps it, drafts' too: by product, as the catalogue has them.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, type StockShow } from '#src/inventory/stock-shows.ts';
import { isUuid } from '#src/is-uuid.ts';
import { foundByTitle } from '../catalogue/stored/found-by-title.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { plannedEachTime } from '../database/preparing-client.ts';
import { tidyTyped } from '../database/search-words.ts';
import { readToSend } from './read-shelf.ts';

export type ListedStock = {
  variantId: string;
  productId: string;
  /** That of the product. */
  version: number;
  handle: string;
  title: string;
  /** Its options, such as `S / red`. */
  variantTitle: string;
  sku: string;
  barcode: string;
  /** The key of its picture, and the picture's width. */
  picture: string | null;
  pictureWidth: number | null;
  isTracked: boolean;
  onHand: number;
  reserved: number;
  /** Sold, and still on the shelf. */
  toSend: number;
  /** What is on its way, and the next day on which some of it is meant to come. */
  expected: number;
  expectedOn: string | null;
  /** The number from which on it is low; null where nobody wants to know. */
  lowAt: number | null;
  /** The variant's own. */
  ownLowAt: number | null;
};

export type StockFilter = {
  show?: StockShow | null | undefined;
  /** A part of a title, or a whole SKU, EAN or handle. */
  text?: string | null | undefined;
} & PlaceInList;

type Row = Omit<ListedStock, 'toSend'>;

const keyset: Keyset<Row> = {
  columns: [sql`p.handle`, sql`v.position`, sql`v.id`],
  isAscending: true,
  cursorOf: ({ variantId }) => variantId,
  placeOf: (cursor) =>
    isUuid(cursor)
      ? sql`(select p.handle, v.position, v.id from variants v join products p on p.id = v.product_id where v.id = ${cursor})`
      : null,
};

const isListed = sql<SqlBool>`v.archived_at is null and p.status <> 'archived'`;

/** `baseLocale`: of the titles. */
export async function listStock(db: Db, { show, text, ...place }: StockFilter, baseLocale: string) {
  const found = text ? [await foundBy(db, tidyTyped(text))] : [];
  const conditions = [isListed, ...(show ? [showConditions[show]] : []), ...found];
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, baseLocale, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`),
  );
  return { rows: await withShelf(db, rows), ...page };
}

/** How many variants each choice of the list leaves, no further than is counted; in one query. */
export async function countStock<Show extends StockShow>(
  db: Db,
  shows: readonly Show[],
  text?: string | null,
): Promise<Record<Show, number>> {
  const found = text ? [await foundBy(db, tidyTyped(text))] : [];
  const counts = shows.map((show) => {
    const conditions = [isListed, showConditions[show], ...found];
    return sql`(select count(*)::int from (select from variants v join products p on p.id = v.product_id
      where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED + 1}) as counted) as ${sql.ref(show)}`;
  });
  const { rows } = await sql<Record<Show, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts of stock are missing');
  return row;
}

export async function readStock(db: Db, variantIds: readonly string[], baseLocale: string): Promise<ListedStock[]> {
  return withShelf(db, await select(db, baseLocale, sql`v.id = any(${variantIds}::uuid[])`));
}

/** What a scanned or typed code is of: the SKU or the EAN; else what a title has of it. */
export async function findStock(db: Db, typed: string, baseLocale: string, limit = 10): Promise<ListedStock[]> {
  const text = tidyTyped(typed);
  if (text === '') return [];
  const exact = await select(db, baseLocale, sql`${isListed} and v.id in (${byCode(text)}) limit ${limit}`);
  if (exact.length > 0) return withShelf(db, exact);
  const digits = /^\d{8,14}$/;
  if (text.length < 2 || digits.test(text)) return [];
  const order = sql`p.handle, v.position, v.id limit ${limit}`;
  return withShelf(db, await select(db, baseLocale, sql`${isListed} and ${await foundBy(db, text)} order by ${order}`));
}

async function withShelf(db: Db, rows: readonly Row[]): Promise<ListedStock[]> {
  const toSend = await readToSend(
    db,
    rows.map(({ variantId }) => variantId),
  );
  return rows.map((row) => ({ ...row, toSend: toSend.get(row.variantId) ?? 0 }));
}

async function select(db: Db, baseLocale: string, wanted: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select v.id as "variantId", p.id as "productId", coalesce(tv.version, 0)::int as version, p.handle, coalesce(t.title, p.handle) as title,
      concat_ws(' / ', v.option1, v.option2, v.option3) as "variantTitle", v.sku, v.barcode,
      pic.key as picture, pic.width as "pictureWidth", v.tracks_stock as "isTracked", v.on_hand as "onHand", v.reserved,
      coalesce(e.quantity, 0)::int as expected, e.next as "expectedOn",
      coalesce(v.low_stock_at, low_stock_default()) as "lowAt", v.low_stock_at as "ownLowAt"
    from variants v join products p on p.id = v.product_id
    left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    left join thing_versions tv on tv.thing_kind = 'product' and tv.thing_id = p.id::text
    left join lateral (select coalesce(m.picture, first.picture) as key from (select) as one
      left join media m on m.id = v.media_id
      left join lateral (select f.picture from media f where f.product_id = p.id order by f.position limit 1) as first on true
    ) as shown on true
    left join pictures pic on pic.key = shown.key
    left join lateral (select sum(x.quantity - x.received) as quantity, min(x.expected_on) as next
      from expected_goods x where x.variant_id = v.id and x.received < x.quantity) as e on true
    where ${wanted}`.execute(db);
  return rows;
}

const showConditions: Readonly<Record<StockShow, RawBuilder<SqlBool>>> = {
  // The usual limit is asked for once, not for each variant.
  low: sql`v.tracks_stock and ((v.low_stock_at is null and v.on_hand <= (select low_stock_default()))
    or (v.low_stock_at is not null and v.on_hand <= v.low_stock_at))`,
  out: sql`v.tracks_stock and v.on_hand - v.reserved <= 0`,
  expected: sql`v.id in (select variant_id from expected_goods where received < quantity)`,
  reserved: sql`v.reserved > 0`,
  uncounted: sql`not v.tracks_stock`,
};

/** A GTIN of 12 digits is one of 13 with a zero before it, whatever a scanner makes of it. */
function byCode(text: string): RawBuilder<unknown> {
  const codes = /^\d{8,14}$/.test(text)
    ? [...new Set([text, text.replace(/^0+/, ''), text.padStart(13, '0'), text.padStart(14, '0')])]
    : [text];
  return sql`
    select id from variants where sku <> '' and search_code(sku) = search_code(${text})
    union all
    select id from variants where barcode <> '' and search_code(barcode) = any(
      select search_code(code) from unnest(${codes}::text[]) as code)`;
}

/**
 * A condition on a variant `v`: its id, where indexes find no more than are counted, for the list would be walked to its end
 * to find a few; more are met soon by walking.
 */
async function foundBy(db: Db, text: string): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: string }>`
    ${plannedEachTime} select found.id from (
      ${byCode(text)}
      union all select v.id from variants v join products p on p.id = v.product_id where p.handle = ${text}
      union all select v.id from variants v where v.product_id in (${foundByTitle(text)})
    ) as found (id) limit ${MOST_COUNTED + 1}`.execute(db);
  return rows.length > MOST_COUNTED ? isFoundBy(text) : sql`v.id = any(${rows.map(({ id }) => id)}::uuid[])`;
}

function isFoundBy(text: string): RawBuilder<SqlBool> {
  return sql`(p.handle = ${text} or v.id in (${byCode(text)}) or p.id in (${foundByTitle(text)}))`;
}
