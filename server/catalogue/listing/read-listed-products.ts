// Reads what the listing index keeps of products on sale: all of them a part at a time, or those that changed.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import type { Db } from '../../database/connect.ts';
import { anyOf } from '../../database/preparing-client.ts';
import { type OwnFieldValues, ownFieldChoices } from '../own-fields/own-field-choices.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';
import { nextBoundary } from '../price-boundaries.ts';
import { pricesAt } from '../variants/prices-at.ts';
import type { ChoiceSpelling, ListedOffer, ListedProduct } from './listing-index.ts';
import { isAvailable } from './variant-filter.ts';

const PRODUCTS_PER_PART = 5_000;

/** Spellings by name and value. */
type Spellings = Map<string, ChoiceSpelling>;

type ProductRow = {
  id: string;
  created_at: number;
  tags: string[];
  own_fields: OwnFieldValues | null;
  is_gift_card: boolean;
};
type OfferRow = {
  product_id: string;
  options: (string | null)[];
  in_stock: boolean;
  is_available: boolean;
  amounts: ListedOffer['amounts'] | null;
};
type OptionRow = { product_id: string; position: number; name: string; option_values: string[] };
type PlaceRow = { product_id: string; handle: string; position: number };

/** Every spelling that the catalogue knows, or knew. */
export async function listChoiceSpellings(db: Db): Promise<ChoiceSpelling[]> {
  const rows = await db.selectFrom('facet_choices').select(['name', 'value', 'facet', 'choice']).execute();
  return rows.map((row) => ({ ...row, position: null }));
}

/** Everything that is on sale, in parts. */
export async function* listAllProducts(db: Db, spellings: ChoiceSpelling[], at: Date): AsyncGenerator<ListedProduct[]> {
  const spellingByKey = new Map(spellings.map((spelling) => [keyOf(spelling.name, spelling.value), spelling]));
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<ProductRow>`
      ${selectProducts} and p.id > ${last}::uuid order by p.id limit ${PRODUCTS_PER_PART}`.execute(db);
    const first = rows[0]?.id;
    last = rows.at(-1)?.id ?? last;
    if (first) {
      const isOfPart: IsOfPart = (id) => sql`${id} between ${first}::uuid and ${last}::uuid`;
      const ownFields = await readFilters(db, rows);
      const offers = (await selectOffers(isOfPart, at).execute(db)).rows;
      const options = (await selectOptions(isOfPart).execute(db)).rows;
      const places = (await selectPlaces(isOfPart).execute(db)).rows;
      yield joinParts({ products: rows, offers, options, places }, spellingByKey, ownFields);
    }
    if (rows.length < PRODUCTS_PER_PART) return;
  }
}

type PartsAsJson = { [Part in keyof Parts]: Parts[Part] | null };
type RereadRow = PartsAsJson & { spellings: ChoiceSpelling[] | null; next: Date | null };

/**
 * Those of the products that are on sale, and the next moment at which a price changes by itself. It is one statement: the
 * request that comes next after a change waits for it.
 */
export async function rereadProducts(
  db: Db,
  ids: string[],
  at: Date,
): Promise<{ products: ListedProduct[]; next: Date | null }> {
  const isOfPart: IsOfPart = (id) => sql`${id} = ${anyOf(ids)}`;
  const { rows } = await sql<RereadRow>`
    select ${nextBoundary(at)} as next,
      (select json_agg(each) from (${selectProducts} and p.id = ${anyOf(ids)}) as each) as products,
      (select json_agg(each) from (${selectOffers(isOfPart, at)}) as each) as offers,
      (select json_agg(each) from (${selectOptions(isOfPart)}) as each) as options,
      (select json_agg(each) from (${selectPlaces(isOfPart)}) as each) as places,
      (select json_agg(each) from (
        select f.name, f.value, f.facet, f.choice, null as position from facet_choices f where (f.name, f.value) in (
          select '', tag from products p cross join unnest(p.tags) as tag where p.id = ${anyOf(ids)}
          union select o.name, value from product_options o cross join unnest(o.option_values) as value
            where o.product_id = ${anyOf(ids)})) as each) as spellings`.execute(db);
  const { products, offers, options, places, spellings, next = null } = rows[0] ?? {};
  const known = new Map((spellings ?? []).map((spelling) => [keyOf(spelling.name, spelling.value), spelling]));
  const parts = { products: products ?? [], offers: offers ?? [], options: options ?? [], places: places ?? [] };
  return { products: joinParts(parts, known, await readFilters(db, parts.products)), next };
}

/** Lists them by the id of the product, what its title is sorted by; the document of a large import may be yet to come. */
export async function listTitleKeys(db: Db, locale: Locale, ids: string[] | null): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title_key: string }>`
    select p.id, coalesce(d.title_key, title_sort_key(${sql.lit(locale)}, (
      select t.title from product_texts t where t.product_id = p.id order by t.locale = ${locale} desc limit 1))) as title_key
    from products p
    left join product_documents d on d.product_id = p.id and d.locale = ${sql.lit(locale)}
    where p.status = 'active' and p.is_published ${ids ? sql`and p.id = ${anyOf(ids)}` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.title_key]));
}

const selectProducts = sql`select p.id, extract(epoch from p.created_at)::float8 as created_at, p.tags,
    (select jsonb_object_agg(f.field, f.value) from product_field_values f where f.product_id = p.id) as own_fields,
    p.gift_card is not null as is_gift_card
  from products p where p.status = 'active' and p.is_published`;

/** A condition on the id of a product. */
type IsOfPart = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

const selectOffers = (isOfPart: IsOfPart, at: Date) => sql<OfferRow>`
  select v.product_id, array[v.option1, v.option2, v.option3] as options,
    (not v.tracks_stock or v.on_hand > v.reserved) as in_stock, ${isAvailable('v')} as is_available,
    (select jsonb_object_agg(pr.currency, pr.amount_minor) from ${pricesAt(at)} pr where pr.variant_id = v.id) as amounts
  from variants v where v.archived_at is null and ${isOfPart(sql`v.product_id`)}`;

const selectOptions = (isOfPart: IsOfPart) => sql<OptionRow>`
  select o.product_id, o.position, o.name, o.option_values from product_options o
  where ${isOfPart(sql`o.product_id`)}`;

const selectPlaces = (isOfPart: IsOfPart) => sql<PlaceRow>`
  select cp.product_id, c.handle, cp.position from collection_products cp join collections c on c.id = cp.collection_id
  where ${isOfPart(sql`cp.product_id`)}`;

/** The merchant's own fields that listings are narrowed down by; none are asked for where no product has one. */
async function readFilters(db: Db, products: ProductRow[]): Promise<ProductField[]> {
  if (products.every(({ own_fields }) => own_fields === null)) return [];
  return (await readOwnFields(db)).filter(({ isFilter }) => isFilter);
}

type Parts = { products: ProductRow[]; offers: OfferRow[]; options: OptionRow[]; places: PlaceRow[] };

function joinParts(
  { products, offers, options, places }: Parts,
  known: Spellings,
  ownFields: readonly ProductField[],
): ListedProduct[] {
  const offersOf = Map.groupBy(offers, (row) => row.product_id);
  const optionsOf = Map.groupBy(options, (row) => row.product_id);
  const placesOf = Map.groupBy(places, (row) => row.product_id);
  return products.map(({ id, created_at, tags, own_fields, is_gift_card }) => ({
    id,
    createdAt: created_at,
    tags: [...tags.flatMap((tag) => known.get(keyOf('', tag)) ?? []), ...ownFieldChoices(ownFields, own_fields ?? {})],
    isGiftCard: is_gift_card,
    offers: (offersOf.get(id) ?? []).map((row) => offerOf(row, optionsOf.get(id) ?? [], known)),
    places: (placesOf.get(id) ?? []).map(({ handle, position }) => [handle, position]),
  }));
}

function offerOf(
  { options, in_stock, is_available, amounts }: OfferRow,
  names: OptionRow[],
  known: Spellings,
): ListedOffer {
  const choices = names.flatMap(({ position, name, option_values }) => {
    const value = options[position - 1] ?? '';
    const spelling = known.get(keyOf(name, value));
    const place = option_values.indexOf(value);
    return spelling ? { ...spelling, position: place < 0 ? null : place } : [];
  });
  return { choices, isInStock: in_stock, isAvailable: is_available, amounts: amounts ?? {} };
}

function keyOf(name: string, value: string): string {
  return `${name}\0${value}`;
}
