// Collections as the office lists and edits them, shown in the shop or not.
import { sql } from 'kysely';
import type { CollectionRule } from '#src/catalogue/collections/collection-rule.ts';
import type { ProductState } from '#src/catalogue/product-states.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { type ShopMarkets, sourceFirst } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { findCollectionUses } from '../../collections/collection-uses.ts';
import { listOwnFields } from '../../own-fields/list-own-fields.ts';
import { stateOf } from '../../stored/list-stored-products.ts';
import { narrowProducts } from '../product-list/product-conditions.ts';

export type CollectionForStaff = {
  id: string;
  handle: string;
  title: string;
  isHidden: boolean;
  isByRule: boolean;
  products: number;
};

export async function listCollectionsForStaff(
  db: Db,
  { baseLocale, text }: { baseLocale: Locale; text?: string | null | undefined },
): Promise<CollectionForStaff[]> {
  const { rows } = await sql<CollectionForStaff>`
    select c.id, c.handle, coalesce(t.title, c.handle) as title, c.is_hidden as "isHidden",
      c.rule is not null as "isByRule",
      (select count(*)::int from collection_products m where m.collection_id = c.id) as products
    from collections c left join collection_texts t on t.collection_id = c.id and t.locale = ${baseLocale}
    where strpos(kasa_unaccent(coalesce(t.title, '') || ' ' || c.handle), kasa_unaccent(${text?.trim() ?? ''})) > 0
    order by c.position, c.handle`.execute(db);
  return rows;
}

export async function findEditedCollection(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{
    id: string;
    version: number;
    handle: string;
    isHidden: boolean;
    image: string | null;
    sort: string;
    rule: CollectionRule | null;
    texts: { locale: string; title: string; description: string; seoDescription: string }[];
  }>`
    select c.id, coalesce(tv.version, 0)::int as version, c.handle, c.is_hidden as "isHidden", c.image, c.sort, c.rule,
      (select coalesce(json_agg(json_build_object('locale', locale, 'title', title, 'description', description,
        'seoDescription', seo_description) order by locale), '[]') from collection_texts where collection_id = c.id) as texts
    from collections c left join thing_versions tv on tv.thing_kind = 'collection' and tv.thing_id = c.id::text
    where c.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  return { ...found, rule: found.rule && JSON.stringify(found.rule), ...(await findCollectionUses(db, id)) };
}

const MOST_MEMBERS = 10_000;

type Member = { id: string; title: string; state: ProductState; imageUrl: string | null; isPinned: boolean };

/** Lists the products in their places; what a rule finds and nobody has put first stands behind, the newest first. */
export async function listMembers(
  db: Db,
  { id, first, baseLocale }: { id: string; first: number; baseLocale: Locale },
): Promise<{ count: number; members: Member[] }> {
  if (!isUuid(id)) return { count: 0, members: [] };
  const { rows } = await sql<Member>`
    select p.id, coalesce(t.title, p.handle) as title, ${stateOf(sql`p`)} as state,
      (select '/media/' || m.picture from media m where m.product_id = p.id order by m.position limit 1) as "imageUrl",
      cp.by_rule is not null and p.id::text = any(c.pinned) as "isPinned"
    from collection_products cp join collections c on c.id = cp.collection_id join products p on p.id = cp.product_id
    left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    where cp.collection_id = ${id}
    order by cp.position, p.created_at desc, p.id limit ${Math.min(Math.max(first, 1), MOST_MEMBERS)}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from collection_products where collection_id = ${id}`.execute(db);
  return { count: counted.rows[0]?.count ?? 0, members: rows };
}

const MOST_NAMED = 200;

/** What the fields of a rule and of texts offer. */
export async function readCollectionChoices(db: Db, markets: ShopMarkets) {
  const { catalogueLanguage } = markets;
  const [collections, ownFields, { rows }] = await Promise.all([
    listCollectionsForStaff(db, { baseLocale: catalogueLanguage }),
    listOwnFields(db),
    sql<{ kind: string; name: string }>`
      (select 'tags' as kind, tag as name from products cross join unnest(tags) as tag where status <> 'archived'
        group by tag order by count(*) desc, tag limit ${MOST_NAMED})
      union all (select 'vendors', vendor from products where vendor <> '' and status <> 'archived'
        group by vendor order by count(*) desc, vendor limit ${MOST_NAMED})
      union all (select 'types', product_type from products where product_type <> '' and status <> 'archived'
        group by product_type order by count(*) desc, product_type limit ${MOST_NAMED})`.execute(db),
  ]);
  const named = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return {
    languages: sourceFirst(markets),
    currencies: [...new Set(markets.markets.map(({ currency }) => currency))],
    collections: collections.map(({ id, title }) => ({ id, title })),
    ownFields,
    ...{ tags: named('tags'), vendors: named('vendors'), types: named('types') },
  };
}

const MOST_FOUND = 12;

/** Products by title, SKU or EAN, drafts too. */
export async function findMembers(db: Db, text: string, baseLocale: Locale): Promise<{ id: string; title: string }[]> {
  if (text.trim().length < 2) return [];
  const { conditions } = await narrowProducts(db, { text });
  const { rows } = await sql<{ id: string; title: string }>`
    select p.id, coalesce(t.title, p.handle) as title from products p
    left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
    where ${sql.join(conditions, sql` and `)} and p.status <> 'archived' order by p.created_at desc, p.id limit ${MOST_FOUND}`.execute(
    db,
  );
  return rows;
}
