import type { Db } from '../../database/connect.ts';

export type ReadOption = { name: string; values: string[] };

/** Reads the options in their order. */
export async function readProductOptions(db: Db, productId: string): Promise<ReadOption[]> {
  const rows = await db
    .selectFrom('product_options')
    .select(['name', 'option_values'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return rows.map(({ name, option_values: values }) => ({ name, values }));
}
