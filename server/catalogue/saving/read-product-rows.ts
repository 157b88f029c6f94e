import type { Selectable } from 'kysely';
import type { DB } from '../../database/database-schema.generated.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PriceRow } from '../variants/price-row.ts';

export type ProductRows = {
  product: Selectable<DB['products']>;
  /** The texts by language. */
  texts: Map<string, Selectable<DB['product_texts']>>;
  /** The variants by id; without those that have left the catalogue. */
  variants: Map<string, Selectable<DB['variants']>>;
  /** The prices by variant and currency, as in `<id> EUR`. */
  prices: Map<string, PriceRow>;
  /** The own fields by their keys; empty where nobody asked for them. */
  ownFields: Map<string, Selectable<DB['product_field_values']>>;
  /** The pictures by id; empty where nobody asked for them, and so are their texts. */
  pictures: Map<string, Selectable<DB['media']>>;
  /** The descriptions by the picture's id. */
  alts: Map<string, Selectable<DB['media_texts']>[]>;
};

/** Reads the rows by the product's id: one query a table, however many products. */
export async function readProductRows(
  tx: Transaction,
  ids: readonly string[],
  { withPictures = false, withOwnFields = false } = {},
): Promise<Map<string, ProductRows>> {
  if (ids.length === 0) return new Map();
  // An import, which has locked no version, waits too, or is waited for.
  const products = await tx.selectFrom('products').selectAll().where('id', 'in', ids).forNoKeyUpdate().execute();
  const texts = await tx.selectFrom('product_texts').selectAll().where('product_id', 'in', ids).execute();
  const variants = await tx
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute();
  const prices = await tx
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .selectAll('prices')
    .where('variants.product_id', 'in', ids)
    .execute();
  const values = withOwnFields
    ? await tx.selectFrom('product_field_values').selectAll().where('product_id', 'in', ids).execute()
    : [];
  const media = withPictures ? await tx.selectFrom('media').selectAll().where('product_id', 'in', ids).execute() : [];
  const alts = media.length > 0 ? await readAlts(tx, media) : [];
  const picturesOf = Map.groupBy(media, (row) => row.product_id);
  const altsOf = Map.groupBy(alts, (row) => row.media_id);
  const valuesOf = Map.groupBy(values, (row) => row.product_id);
  const textsOf = Map.groupBy(texts, (row) => row.product_id);
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  const pricesOf = Map.groupBy(prices, (row) => row.variant_id);
  return new Map(
    products.map((product) => {
      const own = variantsOf.get(product.id) ?? [];
      const priced = own.flatMap(({ id }) => pricesOf.get(id) ?? []);
      const rows: ProductRows = {
        product,
        texts: new Map((textsOf.get(product.id) ?? []).map((row) => [row.locale, row])),
        variants: new Map(own.map((row) => [row.id, row])),
        prices: new Map(priced.map((row) => [`${row.variant_id} ${row.currency}`, row])),
        ownFields: new Map((valuesOf.get(product.id) ?? []).map((row) => [row.field, row])),
        pictures: new Map((picturesOf.get(product.id) ?? []).map((row) => [row.id, row])),
        alts: altsOf,
      };
      return [product.id, rows];
    }),
  );
}

function readAlts(tx: Transaction, media: readonly { id: string }[]) {
  const ids = media.map(({ id }) => id);
  return tx.selectFrom('media_texts').selectAll().where('media_id', 'in', ids).execute();
}
