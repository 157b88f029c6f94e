// Reads what a listing shows of each product, in one query whatever the sort and the page.
import { type RawBuilder, sql } from 'kysely';
import { bestAvailability, type Stock } from '#src/catalogue/availability.ts';
import type { Sort } from '#src/catalogue/listing-address.ts';
import { lowestPriorPrice } from '#src/catalogue/lowest-price.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { ProductCard } from '../graphql/resolver-types.generated.ts';
import { ALL_PRODUCTS, joinScope, type ListingScope, whereAllHold } from './listing-scope.ts';
import { imageFields, type StoredImage, showImage } from './media-url.ts';

export type CardQuery = ListingScope & {
  sort: Sort;
  first: number;
  after?: Cursor;
  before?: Cursor;
  /** Handle of a product that is left out itself, and by whose tags the others are ordered first. */
  relatedTo?: string;
};

/** Where a page begins or ends: the sort key and the id of the product at its edge, and its place in the list. */
export type Cursor = { key: string; id: string; position: number };

export type CardRow = { card: ProductCard; cursor: Cursor };

// Keyset pages compare (key, id) as one ascending row; descending sorts negate their number.
const newestKey = sql`(-extract(epoch from p.created_at))`;

const sortKeys: Record<Sort, { key: (query: CardQuery) => RawBuilder<unknown>; type: 'numeric' | 'text' }> = {
  relevance: { key: ({ search }) => (search ? sql`(-${search.score})` : newestKey), type: 'numeric' },
  featured: {
    key: ({ collection }) => (collection === ALL_PRODUCTS ? newestKey : sql`cp.position::numeric`),
    type: 'numeric',
  },
  newest: { key: () => newestKey, type: 'numeric' },
  'price-asc': { key: () => sql`cheapest.amount_minor::numeric`, type: 'numeric' },
  'price-desc': { key: () => sql`(-cheapest.amount_minor::numeric)`, type: 'numeric' },
  title: { key: () => sql`d.title_key`, type: 'text' },
};

type Row = {
  id: string;
  sort_key: string;
  handle: string;
  title: string;
  amount_minor: number;
  max_amount_minor: number;
  variant_count: number;
  compare_at_minor: number | null;
  valid_from: Date;
  history: { amountMinor: number; validFrom: string }[] | null;
  stocks: Stock[];
  image: StoredImage | null;
};

/** The products of one page, in order. With conditions, a card speaks of the variants that meet them. */
export async function listProductCards(db: Db, query: CardQuery): Promise<CardRow[]> {
  const { currency } = marketOf(query.locale);
  const { key, type } = sortKeys[query.sort];
  const backwards = query.before !== undefined;
  const edge = query.before ?? query.after;
  const comparison = backwards ? sql`<` : sql`>`;
  const direction = backwards ? sql`desc` : sql`asc`;
  const edgeKey = edge ? sql`${edge.key}::${sql.raw(type)}` : null;

  // A tag that few products have says more than one that half the shop has.
  const kinship = sql`(select coalesce(sum(kin.weight), 0) from kin where p.tags @> array[kin.tag])`;

  const { rows } = await sql<Row>`
    with kin as materialized (
      select own.tag, 1.0 / count(*) as weight
      from products one cross join unnest(one.tags) as own (tag)
        join products other on other.tags @> array[own.tag]
      where one.handle = ${query.relatedTo ?? null} group by own.tag
    )
    select p.id, (${key(query)})::text as sort_key, p.handle, coalesce(own.title, base.title) as title,
      cheapest.amount_minor, cheapest.compare_at_minor, cheapest.valid_from,
      summary.max_amount_minor, summary.variant_count, summary.stocks, image.image,
      case when cheapest.compare_at_minor > cheapest.amount_minor then (
        select jsonb_agg(jsonb_build_object('amountMinor', h.amount_minor, 'validFrom', h.valid_from))
        from price_history h where h.variant_id = cheapest.variant_id and h.currency = ${currency}
      ) end as history
    from products p
    ${joinScope(query, query.sort === 'title')}
    join product_texts base on base.product_id = p.id and base.locale = ${query.baseLocale}
    left join product_texts own on own.product_id = p.id and own.locale = ${query.locale}
    join lateral (
      select pr.variant_id, pr.amount_minor, pr.compare_at_minor, pr.valid_from
      from variants v join prices pr on pr.variant_id = v.id and pr.currency = ${currency}
      where v.product_id = p.id and v.archived_at is null ${whereAllHold(query.conditions)}
      order by pr.amount_minor, v.position limit 1
    ) cheapest on true
    join lateral (
      select max(pr.amount_minor) as max_amount_minor, count(*)::int as variant_count,
        jsonb_agg(jsonb_build_object('tracksStock', v.tracks_stock, 'sellsWithoutStock', v.sells_without_stock,
          'available', v.on_hand - v.reserved)) as stocks
      from variants v join prices pr on pr.variant_id = v.id and pr.currency = ${currency}
      where v.product_id = p.id and v.archived_at is null ${whereAllHold(query.conditions)}
    ) summary on true
    left join lateral (
      select jsonb_build_object(${imageFields}, 'alt', coalesce(mt.alt, mb.alt)) as image
      from media m join pictures on pictures.key = m.picture
      left join media_texts mt on mt.media_id = m.id and mt.locale = ${query.locale}
      left join media_texts mb on mb.media_id = m.id and mb.locale = ${query.baseLocale}
      where m.product_id = p.id order by m.position limit 1
    ) image on true
    where p.status = 'active' and p.is_published
      ${query.relatedTo ? sql`and p.handle <> ${query.relatedTo}` : sql``}
      ${edge ? sql`and (${key(query)}, p.id) ${comparison} (${edgeKey}, ${edge.id}::uuid)` : sql``}
    order by ${query.relatedTo ? sql`${kinship} desc,` : sql``} ${key(query)} ${direction}, p.id ${direction}
    limit ${query.first}`.execute(db);

  const ordered = backwards ? rows.reverse() : rows;
  const startPosition = backwards && edge ? Math.max(1, edge.position - ordered.length) : (edge?.position ?? 0) + 1;
  return ordered.map((row, index) => ({
    card: cardOf(row, query.locale),
    cursor: { key: row.sort_key, id: row.id, position: startPosition + index },
  }));
}

function cardOf(row: Row, locale: Locale): ProductCard {
  const { currency } = marketOf(locale);
  const history = row.history?.map(({ amountMinor, validFrom }) => ({ amountMinor, validFrom: new Date(validFrom) }));
  const prior = history
    ? lowestPriorPrice(history, { amountMinor: row.amount_minor, validFrom: row.valid_from })
    : null;
  return {
    handle: row.handle,
    title: row.title,
    image: row.image ? showImage(row.image, row.title) : null,
    price: money(row.amount_minor, currency),
    hasSeveralPrices: row.max_amount_minor > row.amount_minor,
    lowestPriorPrice: prior === null ? null : money(prior, currency),
    variantCount: row.variant_count,
    availability: bestAvailability(row.stocks),
  };
}
