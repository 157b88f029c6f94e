import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import type { Db } from '../../database/connect.ts';
import { readOwnFields } from './read-own-fields.ts';

type Named = { locale: string; name: string };
type ListedOwnField = Omit<ProductField, 'names' | 'choices'> & {
  names: Named[];
  choices: { key: string; names: Named[] }[];
  /** How many products fill it in. */
  products: number;
};

/** The fields in the merchant's order, as the office's API has them. */
export async function listOwnFields(db: Db): Promise<ListedOwnField[]> {
  const fields = await readOwnFields(db);
  const counted = await db
    .selectFrom('product_field_values')
    .select(({ fn }) => ['field', fn.countAll<number>().as('products')])
    .groupBy('field')
    .execute();
  const productsOf = new Map(counted.map(({ field, products }) => [field, Number(products)]));
  return fields.map(({ names, choices, ...field }) => ({
    ...field,
    names: listNames(names),
    choices: choices.map((choice) => ({ key: choice.key, names: listNames(choice.names) })),
    products: productsOf.get(field.key) ?? 0,
  }));
}

function listNames(names: ProductField['names']): Named[] {
  return Object.entries(names).map(([locale, name]) => ({ locale, name }));
}
