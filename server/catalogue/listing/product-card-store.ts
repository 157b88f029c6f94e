// What a listing shows of each product: which ones the index says, the rest is cached or read with one query.
import { sql } from 'kysely';
import { availabilityOf, type Stock } from '#src/catalogue/availability.ts';
import type { Sort } from '#src/catalogue/listing/listing-address.ts';
import { announcedPrior, type PriceChangeRow } from '#src/catalogue/lowest-price.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { anyOf } from '../../database/preparing-client.ts';
import { filledFrame, hasGrounds } from '../../media/filled-pictures.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { readShownProducts, readTitleKeys } from '../catalogue-cache.ts';
import { type CardLook, type FramedImage, showInCard } from '../media-url.ts';
import { changesToAnnounce, pricesAt } from '../variants/prices-at.ts';
import { type Measures, measuresOf, unitPriceText } from '../variants/unit-price-text.ts';
import { findIdsByHandle } from './find-ids-by-handle.ts';
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
  /** Beside anything else no gift card is offered. */
  isWithoutGiftCards?: boolean;
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
  return (await listCardsOf(db, await findListing(db, query), query)).rows;
}

/** The same of a listing that has been found already, and whether there are more of them: before, where it goes backwards. */
export async function listCardsOf(
  db: Db,
  listing: Listing,
  query: CardQuery,
): Promise<{ rows: CardRow[]; hasMore: boolean }> {
  const { before, after, first } = query;
  const backwards = before !== undefined;
  const edge = before ?? after;
  const selected = await selectIds(db, listing, { ...query, first: first + 1 });
  const hasMore = selected.length > first;
  const shown = backwards && hasMore ? selected.slice(1) : selected.slice(0, first);
  if (shown.length === 0) return { rows: [], hasMore };
  const cards = await findCards(
    db,
    listing,
    query,
    shown.map(({ id }) => id),
  );
  const startPosition = backwards && edge ? Math.max(1, edge.position - shown.length) : (edge?.position ?? 0) + 1;
  const rows = shown.flatMap(({ id, key }, at) => {
    // A product that left after the index was read has no row any more.
    const card = cards.get(id);
    const variant = listing.named?.get(id);
    const cursor = { key, id, position: startPosition + at };
    if (!card) return [];
    return { card: variant && !card.variant ? { ...card, variant } : card, cursor };
  });
  return { rows, hasMore };
}

/** Which products they are, from memory alone. */
export async function selectIds(db: Db, listing: Listing, query: CardQuery): Promise<readonly Selected[]> {
  const { index } = listing;
  const { sort, first, before, after, isWithoutGiftCards } = query;
  const backwards = before !== undefined;
  const edge = before ?? after;
  const titleKeys = isByTitle(listing, query) ? await readTitleKeys(db, index, query.locale) : undefined;
  const relatedTo = (query.relatedTo ?? []).flatMap((id) => index.rowOf(id) ?? []);
  const select = () =>
    selectProducts(listing, { sort, titleKeys, relatedTo, isWithoutGiftCards }, { first, edge, backwards });
  const pageKey = [
    listing.key,
    sort,
    listing.order?.sort,
    titleKeys ? query.locale : '',
    relatedTo.join(),
    isWithoutGiftCards,
    first,
    backwards,
    edge?.key,
    edge?.id,
  ].join(' ');
  return listing.key === null ? select() : index.cached(`page ${pageKey}`, select);
}

export type FoundCard = { handle: string; id: string; card: ProductCard };

/** Lists those products with these handles, or that had them before, that are on sale, in the order of the handles. */
export async function listCardsByHandle(db: Db, view: MarketView, handles: readonly string[]): Promise<FoundCard[]> {
  if (handles.length === 0) return [];
  const ids = await findIdsByHandle(db, handles);
  const scope = { ...view, collection: ALL_PRODUCTS };
  const known = ids.filter((id) => id !== null);
  const cards = await findCards(db, await findListing(db, scope), scope, known);
  return handles.flatMap((handle, at) => {
    const id = ids[at] ?? '';
    const card = cards.get(id);
    return card ? { handle, id, card } : [];
  });
}

/** Finds them by product id. Cards that describe some of their variants only are read each time. */
export async function findCards(
  db: Db,
  listing: Listing,
  query: ListingScope,
  ids: string[],
): Promise<Map<string, ProductCard>> {
  if (!isEmptyFilter(listing.filter)) return readCards(db, listing, query, ids);
  // The listing may have been found before a price changed by itself.
  const { cards, index } = await readShownProducts(db);
  const language = `${query.locale} ${query.baseLocale} ${query.currency}`;
  const found = new Map<string, ProductCard>();
  for (const id of ids) {
    const card = cards.get(id, language);
    if (card) found.set(id, card);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const { version } = cards;
  for (const [id, card] of await readCards(db, { ...listing, index }, query, missing)) {
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
  // making JSON of every variant's took the database, and reading it the shop, as long as all the rest. The variant that a card
  // names the price of, the cheapest that is there, is that of the lowest rank: sorting them all takes twice as long.
  const { rows } = await sql<Row>`
    with priced as materialized (
      select v.product_id, v.id, v.sku, v.tracks_stock, v.sells_without_stock, v.on_hand - v.reserved as available,
        ${isAvailable('v')} as is_available, pr.amount_minor, pr.compare_at_minor, ${measuresOf} as measures,
        array[case when ${isAvailable('v')} then 0 else 1 end, pr.amount_minor, v.position] as rank
      from variants v ${isNarrowed ? sql`join products p on p.id = v.product_id` : sql``}
      join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${currency}
      where v.product_id = ${anyOf(ids)} and v.archived_at is null ${filterToSql(index, filter)}
    ), totals as (
      select product_id, count(*)::int as variant_count, min(rank) as rank,
        coalesce(max(amount_minor) filter (where is_available), max(amount_minor)) as max_amount_minor,
        bool_and(tracks_stock) as tracks_stock, bool_or(sells_without_stock) as sells_without_stock,
        max(available) as available
      from priced group by product_id
    ), offers as materialized (
      select distinct on (totals.product_id) totals.*, priced.id as variant_id, priced.sku, priced.amount_minor,
        priced.compare_at_minor, priced.measures
      from totals join priced on priced.product_id = totals.product_id and priced.rank = totals.rank
      order by totals.product_id, priced.id
    ), images as materialized (
      select distinct on (product_id) product_id, id as media_id, picture, focus_x, focus_y, is_whole
      from media where product_id = ${anyOf(ids)} and picture is not null order by product_id, position
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
