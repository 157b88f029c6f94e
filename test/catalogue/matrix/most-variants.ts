// A product with as many variants as one may have.
import type { Db } from '#server/database/connect.ts';

/** Its id: a draft in 64 colours (`c0` …) and 32 sizes (`s0` …), at 129.00 PLN each. */
export async function mostVariants(db: Db): Promise<string> {
  const at = new Date('2026-11-01T00:00:00Z');
  const { id } = await db
    .insertInto('products')
    .values({ handle: 'all-of-it', status: 'draft', is_published: true, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product_texts').values({ product_id: id, locale: 'pl', title: 'All of it' }).execute();
  const colours = Array.from({ length: 64 }, (_, index) => `c${index}`);
  const sizes = Array.from({ length: 32 }, (_, index) => `s${index}`);
  await db
    .insertInto('product_options')
    .values([
      { product_id: id, position: 1, name: 'Colour', option_values: colours },
      { product_id: id, position: 2, name: 'Size', option_values: sizes },
    ])
    .execute();
  const variants = await db
    .insertInto('variants')
    .values(
      colours.flatMap((option1, place) =>
        sizes.map((option2, index) => ({
          ...{ product_id: id, position: place * 32 + index + 1, option1, option2 },
          ...{ tracks_stock: true, sells_without_stock: false },
        })),
      ),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('prices')
    .values(variants.map((row) => ({ variant_id: row.id, currency: 'PLN', amount_minor: 12_900, valid_from: at })))
    .execute();
  return id;
}
