import { type Command, InvalidArgumentError } from 'commander';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { CliError } from '../../cli-errors.ts';
import type { CommandContext } from '../with-database.ts';
import { patchOf } from './read-edits.ts';
import { saveRefusalOf } from './save-refusals.ts';
import { unknownProduct } from './unknown-product.ts';

type EditFlags = { atVersion?: number; json?: boolean };

const help = `
Fields of the product: handle, vendor, type, tags, goes-with (handles of products that its page shows beside it), vat-class,
manufacturer-name, manufacturer-address, manufacturer-email, responsible-person. With a language behind them: title, description (HTML), seo-title, seo-description, safety-warnings.
Fields that the shop has defined (settings document product-fields): field.NAME, for texts field.NAME.pl.
Behind the SKU of a variant: sku, ean, weight (in grams), price.EUR, compare-at.EUR. An empty value takes one away.

--at-version is what "kasa products show" says: what somebody has changed since is kept, and the same field is asked about.

Example:
  $ kasa products edit fox title.pl="Lis polarny" title.en="Arctic fox" tags="fox, winter"
  $ kasa products edit fox FOX-30:ean=5901234123457 FOX-30:price.EUR=24.90 --at-version 12`;

export function registerEdit(products: Command): void {
  products
    .command('edit')
    .description('change fields of a product')
    .argument('<handle>', 'the handle of the product')
    .argument('<fields...>', 'what to change, such as title.pl="Lis"')
    .option('--at-version <number>', 'the version that was read', parseVersion)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(editProduct);
}

function parseVersion(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

async function editProduct(handle: string, fields: string[], { atVersion: version, json }: EditFlags): Promise<void> {
  const [{ withDatabase }, { findStoredProduct }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/stored/read-stored-product.ts'),
  ]);
  const saved = await withDatabase(async (context) => {
    const product = await findStoredProduct(context.db, handle);
    if (!product) throw await unknownProduct(context, handle);
    return save(context, product, { fields, version });
  });
  if (json) console.log(JSON.stringify({ ok: true, handle, ...saved }));
  else {
    console.log(
      saved.isNew ? `${handle} was changed (version ${saved.version}).` : `${handle} says all of it already.`,
    );
    if (saved.batchId) console.log(`kasa undo ${saved.batchId} takes it back.`);
  }
}

async function save(
  { db, now }: CommandContext,
  product: ReadProduct,
  { fields, version = null }: { fields: string[]; version?: number | null | undefined },
) {
  const [{ saveProduct }, { productPatchSchema }, { findMarkets }, { byCommand }, { readOwnFields }] =
    await Promise.all([
      import('#server/catalogue/saving/save-products.ts'),
      import('#server/catalogue/saving/product-patch.ts'),
      import('#server/shop/find-markets.ts'),
      import('#server/history/change-batch.ts'),
      import('#server/catalogue/own-fields/read-own-fields.ts'),
    ]);
  const parsed = productPatchSchema.safeParse(await patchOf(product, fields, await readOwnFields(db)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CliError({
      code: 'INVALID_FIELD',
      title: `${String(issue?.path.at(-1) ?? 'A field')}: ${issue?.message ?? 'cannot be that'}.`,
      fix: 'Nothing was changed: kasa products edit --help lists the fields.',
    });
  }
  const { catalogueLanguage: baseLocale } = await findMarkets(db);
  const title: BatchTitle = { key: 'batch.productEdited', values: { product: product.handle } };
  const saved = await saveProduct(
    { db, now, by: byCommand, baseLocale },
    { productId: product.id, version, patch: parsed.data, title },
  );
  if (!saved.ok) throw await saveRefusalOf(db, saved.error, product.handle);
  return saved.value;
}
