// What a listing shows of each product: which ones the index says, the rest is cached or read with one query.
import { type RawBuilder, sql } from 'kysely';
import { availabilityOf, type Stock } from '#src/catalogue/availability.ts';
import type { Sort } from '#src/catalogue/listing/listing-address.ts';
import { announcedPrior, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { filledFrame, hasGrounds } from '../../media/filled-pictures.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { readShownProducts, readTitleKeys } from '../catalogue-cache.ts';
import { type CardLook, type FramedImage, showInCard } from '../media-url.ts';
import { changesToAnnounce, pricesAt } from '../variants/prices-at.ts';
import { type Measures, measuresOf, unitPriceText } from '../variants/unit-price-text.ts';
import { ALL_PRODUCTS, findListing, type Listing, type ListingScope } from './listing-scope.ts';
import { isByTitle, type Selected, selectProducts } from './select-products.ts';
import { filterToSql, isAvailable, isEmptyFilter } from './variant-filter.ts';

export type CardQuery = ListingScope & {
  sort: Sort;
  first: number;
  after?: Cursor;
  before?: Cursor;
  /** Ids of products that are left out themselves, and by whose tags the others are ordered first. */
  relatedTo?: readonly string[];
};

/** The beginning or end of a page: the sort key and the id of the product at its edge, and its place in the list. */
export type Cursor = { key: string; id: string; position: number };

export type CardRow = { card: ProductCard; cursor: Cursor };

/** `available` and its neighbours speak of the most available of the variants. */
type Row = Stock & {
  id: string;
  handle: string;
  title: string;
  amount_minor: number;
  max_amount_minor: number;
  variant_count: number;
  variant: string | null;
  only_variant: string | null;
  measures: Measures | null;
  /** Null where it is not reduced. */
  history: PriceChangeRow[] | null;
} & ((FramedImage & CardLook) | { key: null });

/** The products of one page, in order. When narrowed down, a card describes the variants that are left. */
export async function listProductCards(db: Db, query: CardQuery): Promise<CardRow[]> {
  return listCardsOf(db, await findListing(db, query), query);
}

/** The same of a listing that has been found already. */
export async function listCardsOf(db: Db, listing: Listing, query: CardQuery): Promise<CardRow[]> {
  const { index } = listing;
  const backwards = query.before !== undefined;
  const edge = query.before ?? query.after;
  const titleKeys = isByTitle(listing, query) ? await readTitleKeys(db, index, query.locale) : undefined;
  const relatedTo = (query.relatedTo ?? []).flatMap((id) => index.rowOf(id) ?? []);
  const order = { sort: query.sort, titleKeys, relatedTo };
  const select = () => selectProducts(listing, order, { first: query.first, edge, backwards });
  const pageKey = [
    listing.key,
    query.sort,
    listing.order?.sort,
    titleKeys ? query.locale : '',
    relatedTo.join(),
    query.first,
    backwards,
    edge?.key,
    edge?.id,
  ].join(' ');
  const selected = listing.key === null ? select() : index.cached(`page ${pageKey}`, select);
  if (selected.length === 0) return [];
  const cards = await findCards(db, listing, query, selected);
  const startPosition = backwards && edge ? Math.max(1, edge.position - selected.length) : (edge?.position ?? 0) + 1;
  return selected.flatMap(({ id, key }, at) => {
    // A product that left after the index was read has no row any more.
    const card = cards.get(id);
    const variant = listing.named?.get(id);
    const cursor = { key, id, position: startPosition + at };
    if (!card) return [];
    return { card: variant && !card.variant ? { ...card, variant } : card, cursor };
  });
}

export type FoundCard = { handle: string; id: string; card: ProductCard };

/** Lists those products with these handles, or that had them before, that are on sale, in the order of the handles. */
export async function listCardsByHandle(db: Db, view: MarketView, handles: readonly string[]): Promise<FoundCard[]> {
  if (handles.length === 0) return [];
  const { rows } = await sql<{ handle: string; id: string }>`
    select asked.handle, coalesce(p.id, r.product_id) as id
    from unnest(${handles}::text[]) with ordinality as asked(handle, position)
    left join products p on p.handle = asked.handle
    left join product_redirects r on r.handle = asked.handle
    where coalesce(p.id, r.product_id) is not null
    order by asked.position`.execute(db);
  const scope = { ...view, collection: ALL_PRODUCTS };
  const cards = await findCards(db, await findListing(db, scope), scope, rows);
  return rows.flatMap(({ handle, id }) => {
    const card = cards.get(id);
    return card ? { handle, id, card } : [];
  });
}

/** Finds them by product id. Cards that describe some of their variants only are read each time. */
async function findCards(
  db: Db,
  listing: Listing,
  query: ListingScope,
  selected: Pick<Selected, 'id'>[],
): Promise<Map<string, ProductCard>> {
  const ids = selected.map(({ id }) => id);
  if (!isEmptyFilter(listing.filter)) return readCards(db, listing, query, ids);
  const { cards } = await readShownProducts(db);
  const language = `${query.locale} ${query.baseLocale} ${query.currency}`;
  const found = new Map<string, ProductCard>();
  for (const id of ids) {
    const card = cards.get(id, language);
    if (card) found.set(id, card);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const { version } = cards;
  for (const [id, card] of await readCards(db, listing, query, missing)) {
    found.set(id, card);
    cards.set(id, id, language, card, version);
  }
  return found;
}

async function readCards(
  db: Db,
  { index, filter }: Listing,
  { locale, baseLocale }: ListingScope,
  ids: string[],
): Promise<Map<string, ProductCard>> {
  const { currency } = filter;
  const { at } = index;
  const isNarrowed = !isEmptyFilter(filter);
  // What there is of all the products is read at once, and written down: product by product, the planner would rather
  // read every price of a small shop each time than look up a few. Stock becomes one, that of the most available variant:
  // making JSON of every variant's took the database, and reading it the shop, as long as all the rest.
  const { rows } = await sql<Row>`
    with offers as materialized (
      select p.id as product_id, count(*)::int as variant_count,
        coalesce(max(pr.amount_minor) filter (where ${isAvailable('v')}), max(pr.amount_minor)) as max_amount_minor,
        bool_and(v.tracks_stock) as tracks_stock, bool_or(v.sells_without_stock) as sells_without_stock,
        max(v.on_hand - v.reserved) as available,
        ${cheapest(sql`v.id`)} as variant_id, ${cheapest(sql`v.sku`)} as sku,
        ${cheapest(sql`pr.amount_minor`)} as amount_minor, ${cheapest(sql`pr.compare_at_minor`)} as compare_at_minor,
        ${cheapest(measuresOf)} as measures
      from products p join variants v on v.product_id = p.id
      join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${currency}
      where v.product_id = any(${ids}::uuid[]) and v.archived_at is null ${filterToSql(index, filter)}
      group by p.id
    ), images as materialized (
      select distinct on (product_id) product_id, id as media_id, picture, focus_x, focus_y, is_whole
      from media where product_id = any(${ids}::uuid[]) and picture is not null order by product_id, position
    )
    select p.id, p.handle, coalesce(own.title, base.title) as title,
      offers.amount_minor, offers.measures,
      case when ${isNarrowed} then coalesce(nullif(offers.sku, ''), offers.variant_id::text) end as variant,
      case when offers.variant_count = 1 and p.gift_card is null and not coalesce((p.line_text ->> 'isRequired')::boolean, false)
        then offers.variant_id end as only_variant,
      offers.max_amount_minor, offers.variant_count, offers.tracks_stock as "tracksStock",
      offers.sells_without_stock as "sellsWithoutStock", offers.available,
      pictures.key, pictures.width, pictures.height, pictures.ground_color as "groundColor", coalesce(mt.alt, mb.alt) as alt,
      images.focus_x as "focusX", images.focus_y as "focusY", pictures.is_see_through as "isSeeThrough",
      images.is_whole as "isWhole",
      ${filledFrame} as "frame", ${hasGrounds} as "hasGrounds",
      ${changesToAnnounce({ price: sql`offers`, variantId: sql`offers.variant_id`, currency: sql`${currency}`, at })} as history
    from offers join products p on p.id = offers.product_id
    join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    left join images on images.product_id = p.id
    left join pictures on pictures.key = images.picture
    left join media_texts mt on mt.media_id = images.media_id and mt.locale = ${locale}
    left join media_texts mb on mb.media_id = images.media_id and mb.locale = ${baseLocale}
    where p.status = 'active' and p.is_published`.execute(db);
  return new Map(rows.map((row) => [row.id, cardOf(row, locale, currency)]));
}

/** Takes the column of the variant that a card names the price of: the cheapest that is there. */
function cheapest(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(array_agg(${column} order by ${isAvailable('v')} desc, pr.amount_minor, v.position))[1]`;
}

function cardOf(row: Row, locale: Locale, currency: Currency): ProductCard {
  const prior = announcedPrior(row.history);
  const price = money(row.amount_minor, currency);
  return {
    handle: row.handle,
    title: row.title,
    image: row.key === null ? null : showInCard(row, row.title),
    price,
    unitPrice: unitPriceText(price, row.measures, locale),
    hasSeveralPrices: row.max_amount_minor > row.amount_minor,
    lowestPriorPrice: prior === null ? null : money(prior, currency),
    variantCount: row.variant_count,
    variant: row.variant,
    onlyVariant: row.only_variant,
    availability: availabilityOf(row),
  };
}
