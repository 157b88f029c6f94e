// What a change is a change of, in plain English: the thing as the merchant names it, and the field.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

type Change = { thingKind: string; thingId: string; part: string; key: Record<string, unknown>; field: string };

export type NamedChange<C> = C & {
  /** A handle, or the id of what is no longer there. */
  thing: string;
  /** Such as `price in EUR of FOX-30`, `title in pl`. */
  what: string;
};

export async function nameChanges<C extends Change>(db: Db, changes: readonly C[]): Promise<NamedChange<C>[]> {
  const variantIds = changes.flatMap((change) => variantIdOf(change) ?? []);
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, handle as name from products where id::text = any(${changes.map(({ thingId }) => thingId)})
    union all
    select id::text, handle from collections where id::text = any(${changes.flatMap(collectionIdsOf)})
    union all
    select id::text, coalesce(nullif(sku, ''), nullif(concat_ws(' / ', option1, option2, option3), ''), '')
    from variants where id::text = any(${variantIds})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return changes.map((change) => ({
    ...change,
    thing: names.get(change.thingId) ?? change.thingId,
    what: whatOf(change, names),
  }));
}

function variantIdOf({ part, key }: Change): string | undefined {
  if (part === 'variants') return String(key.id);
  return part === 'prices' ? String(key.variant_id) : undefined;
}

function collectionIdsOf({ thingKind, thingId, key }: Change): string[] {
  return [
    ...(thingKind === 'collection' ? [thingId] : []),
    ...(typeof key.collection_id === 'string' ? [key.collection_id] : []),
  ];
}

/** Table -> what a row of it is. */
const rowNames: Readonly<Record<string, string>> = {
  products: 'product',
  product_texts: 'texts',
  product_options: 'option',
  product_option_texts: 'translation',
  media: 'picture',
  media_texts: 'alternative text',
  variants: 'variant',
  prices: 'price',
  collections: 'collection',
  collection_texts: 'texts',
  collection_products: 'place in the collection',
};

/** Columns whose name says too little, or too much. */
const fieldNames: Readonly<Record<string, string>> = {
  amount_minor: 'price',
  compare_at_minor: 'crossed-out price',
  on_hand: 'stock',
  barcode: 'EAN',
  sku: 'SKU',
  vat_class: 'VAT class',
  description_html: 'description',
  is_published: 'published',
  archived_at: 'taken out of the catalogue at',
  import_columns: 'other columns of the file',
};

function whatOf({ part, key, field }: Change, names: ReadonlyMap<string, string>): string {
  const row = rowNames[part] ?? part;
  const name = field === '' ? row : (fieldNames[field] ?? field.replaceAll('_', ' '));
  const variantId = variantIdOf({ thingKind: '', thingId: '', part, key, field });
  const variant = variantId && names.get(variantId);
  const collection = part === 'collection_products' ? names.get(String(key.collection_id)) : undefined;
  return [
    name,
    key.currency ? `in ${key.currency}` : '',
    key.locale ? `in ${key.locale}` : '',
    variant ? `of ${variant}` : '',
    collection ?? '',
    typeof key.source === 'string' ? `of “${key.source}”` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
