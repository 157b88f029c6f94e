// What a list of products is narrowed to, as conditions on a product `p` and, where variants are listed, on a variant `v`.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { Db } from '../../../database/connect.ts';
import { plannedEachTime } from '../../../database/preparing-client.ts';
import { tidyTyped } from '../../../database/search-words.ts';
import { foundByTitle, titleHas } from '../../stored/found-by-title.ts';
import { stateOf } from '../../stored/list-stored-products.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * A list says how many there are up to so many. When there are no more, its page is taken from their ids, which indexes
 * have found; more are met soon by walking from the newest on.
 */
export const MOST_COUNTED = 1_000;

/**
 * More than are counted, but no more variants than these, are found by their codes and then sorted: they may stand anywhere
 * in the list, which would be walked for a long time to meet a page of them.
 */
const MOST_GATHERED = 50_000;

export type NarrowedTo = {
  conditions: Condition[];
  /** How many products; one more than is counted where there are more. */
  count: number;
};

/** `ofVariant`: what a variant of them has to fulfil itself. */
export function conditionsOnVariant({ stock, unpriced, text, rows }: Partial<ProductFilters>): Condition[] {
  return [
    ...(stock == null ? [] : [sql<SqlBool>`v.tracks_stock and v.on_hand - v.reserved <= ${stock}`]),
    ...(unpriced == null
      ? []
      : [sql<SqlBool>`not exists (select from prices r where r.variant_id = v.id and r.currency = ${unpriced})`]),
    ...(text && rows === 'variants' ? [sql<SqlBool>`(${hasCode(text)} or ${hasTitle(text)})`] : []),
  ];
}

export async function narrowProducts(db: Db, filters: Partial<ProductFilters>): Promise<NarrowedTo> {
  const { text } = filters;
  const conditions = [...conditionsOnProduct(filters), ...(await isInCollection(db, filters.collection))];
  const ways = text ? [foundByTitle(text), foundByCode(text)] : [null];
  const [byTitle = [], byCode = []] = await Promise.all(ways.map((way) => findIds(db, conditions, way)));
  const ids = [...new Set([...byTitle, ...byCode])];
  const count = Math.min(ids.length, MOST_COUNTED + 1);
  if (ids.length <= MOST_COUNTED) return { conditions: [isOneOf(ids)], count };
  if (!text) return { conditions, count };
  if (byTitle.length <= MOST_COUNTED && (await areGathered(db, text))) {
    return {
      conditions: [...conditions, sql<SqlBool>`p.id = any(array(${foundByCode(text)}) || ${byTitle}::uuid[])`],
      count,
    };
  }
  const isCoded = byCode.length > MOST_COUNTED ? hasCodedVariant(text) : isOneOf(byCode);
  return { conditions: [...conditions, sql<SqlBool>`(${hasTitle(text)} or ${isCoded})`], count };
}

async function areGathered(db: Db, text: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    ${plannedEachTime} select count(*)::int as count from (${foundByCode(text)} limit ${MOST_GATHERED + 1}) as found`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= MOST_GATHERED;
}

/**
 * Finds the collection by its id, of which the planner knows how many products it has; nothing is in a collection that
 * is not there.
 */
async function isInCollection(db: Db, handle: string | null | undefined): Promise<Condition[]> {
  if (!handle) return [];
  const found = await db.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst();
  if (!found) return [sql`false`];
  return [sql`p.id in (select m.product_id from collection_products m where m.collection_id = ${found.id})`];
}

/** One more than are counted, if there are so many. */
async function findIds(db: Db, conditions: readonly Condition[], way: Condition | null): Promise<string[]> {
  const all = [sql`true`, ...conditions, ...(way ? [sql`p.id in (${way})`] : [])];
  const { rows } = await sql<{ id: string }>`
    ${plannedEachTime} select p.id from products p where ${sql.join(all, sql` and `)} limit ${MOST_COUNTED + 1}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function isOneOf(ids: readonly string[]): Condition {
  return sql`p.id = any(${ids}::uuid[])`;
}

/** All but what was searched for. */
function conditionsOnProduct(filters: Partial<ProductFilters>): Condition[] {
  const { state, stock, picture, unpriced, untranslated } = filters;
  const missing = [picture && 'picture', unpriced && `price:${unpriced}`, untranslated && `text:${untranslated}`];
  const lacks = missing.filter(Boolean);
  return [
    ...(state ? [sql<SqlBool>`${stateOf(sql`p`)} = ${state}`] : []),
    ...(stock == null
      ? []
      : [
          sql<SqlBool>`p.id in (select v.product_id from variants v where v.archived_at is null and v.tracks_stock
            and v.on_hand - v.reserved <= ${stock})`,
        ]),
    ...(lacks.length > 0
      ? [sql<SqlBool>`p.id in (select product_id from product_overviews where missing @> ${lacks}::text[])`]
      : []),
  ];
}

function hasTitle(text: string): Condition {
  // Not `exists`, for which the planner would look all titles through.
  return sql`coalesce((select ${titleHas(text)} from product_overviews o where o.product_id = p.id), false)`;
}

function foundByCode(text: string): Condition {
  return sql`select v.product_id from variants v where v.archived_at is null and ${hasCode(text)}`;
}

/** A subquery, not `exists`, for the planner's sake: see `hasTitle`. */
function hasCodedVariant(text: string): Condition {
  return sql`coalesce((select bool_or(${hasCode(text)}) from variants v
    where v.product_id = p.id and v.archived_at is null), false)`;
}

/** A SKU or an EAN that begins so, however it is written. */
export function hasCode(text: string): Condition {
  const beginning = sql`(search_code(${tidyTyped(text)}) || '%')`;
  return sql`(search_code(${tidyTyped(text)}) <> '' and (
    (v.sku <> '' and search_code(v.sku) like ${beginning}) or (v.barcode <> '' and search_code(v.barcode) like ${beginning})))`;
}
