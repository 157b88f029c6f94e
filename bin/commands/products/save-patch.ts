// What commands have in common that change one product: it is found by its handle, and its patch is saved as the editor's.
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { CliError } from '../../cli-errors.ts';
import type { CommandContext } from '../with-database.ts';
import { saveRefusalOf } from './save-refusals.ts';
import { unknownProduct } from './unknown-product.ts';

export async function withProduct<Value>(
  handle: string,
  work: (context: CommandContext, product: ReadProduct) => Promise<Value>,
): Promise<Value> {
  const [{ withDatabase }, { findStoredProduct }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/stored/read-stored-product.ts'),
  ]);
  return withDatabase(async (context) => {
    const product = await findStoredProduct(context.db, handle);
    if (!product) throw await unknownProduct(context, handle);
    return work(context, product);
  });
}

/** `version`: that at which its fields were read; null where none was. `helpOf`: the command that says what can be. */
export async function savePatch(
  { db, now }: CommandContext,
  product: ReadProduct,
  { patch, version, helpOf }: { patch: ProductPatchInput; version: number | null; helpOf: string },
) {
  const [{ saveProduct }, { productPatchSchema }, { findMarkets }, { byCommand }] = await Promise.all([
    import('#server/catalogue/saving/save-products.ts'),
    import('#server/catalogue/saving/product-patch.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const parsed = productPatchSchema.safeParse(patch);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CliError({
      code: 'INVALID_FIELD',
      title: `${String(issue?.path.at(-1) ?? 'A field')}: ${issue?.message ?? 'cannot be that'}.`,
      fix: `Nothing was changed: ${helpOf} --help says what can be.`,
    });
  }
  const title: BatchTitle = { key: 'batch.productEdited', values: { product: product.handle } };
  const { catalogueLanguage: baseLocale } = await findMarkets(db);
  const saved = await saveProduct(
    { db, now, by: byCommand, baseLocale },
    { productId: product.id, version, patch: parsed.data, title },
  );
  if (!saved.ok) throw await saveRefusalOf(db, saved.error, product.handle);
  return saved.value;
}
