// The fields that the merchant has defined, as the settings in force say. Settings stand to the right of the catalogue, so
// that the table is read here.
import { type ProductField, productFieldsSchema } from '#src/shop/own-fields/product-fields.ts';
import type { Db } from '../../database/connect.ts';

export async function readOwnFields(db: Db): Promise<ProductField[]> {
  const row = await db
    .selectFrom('settings')
    .select('data')
    .where('document', '=', 'product-fields')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? productFieldsSchema.parse(row.data).fields : [];
}
