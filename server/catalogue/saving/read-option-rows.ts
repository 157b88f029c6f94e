import type { Selectable } from 'kysely';
import { valuesKey } from '#src/catalogue/office/matrix/option-change.ts';
import type { DB } from '../../database/database-schema.generated.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PriceRow } from '../variants/price-row.ts';

export type OptionRows = {
  options: Selectable<DB['product_options']>[];
  texts: Selectable<DB['product_option_texts']>[];
  /** The latest of those that have left the catalogue with these values. */
  archived: Map<string, Selectable<DB['variants']>>;
  /** The prices by variant and currency, as in `<id> EUR`. */
  archivedPrices: Map<string, PriceRow>;
  /** The last position: what is added stands behind it. */
  lastPosition: number;
};

export async function readOptionRows(tx: Transaction, productId: string): Promise<OptionRows> {
  const ofProduct = ['product_id', '=', productId] as const;
  const options = await tx
    .selectFrom('product_options')
    .selectAll()
    .where(...ofProduct)
    .orderBy('position')
    .execute();
  const texts = await tx
    .selectFrom('product_option_texts')
    .selectAll()
    .where(...ofProduct)
    .execute();
  const archived = await tx
    .selectFrom('variants')
    .selectAll()
    .where(...ofProduct)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at')
    .execute();
  const prices = await tx
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .selectAll('prices')
    .where(...ofProduct)
    .where('archived_at', 'is not', null)
    .execute();
  const { last } = await tx
    .selectFrom('variants')
    .select((eb) => eb.fn.max('position').as('last'))
    .where(...ofProduct)
    .executeTakeFirstOrThrow();
  const byValues = archived.map((row) => [valuesKey([row.option1, row.option2, row.option3]), row] as const);
  return {
    ...{ options, texts, archived: new Map(byValues) },
    archivedPrices: new Map(prices.map((row) => [`${row.variant_id} ${row.currency}`, row])),
    lastPosition: last ?? 0,
  };
}
