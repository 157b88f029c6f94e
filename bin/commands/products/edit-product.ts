import { type Command, InvalidArgumentError } from 'commander';
import { patchOf } from './read-edits.ts';
import { savePatch, withProduct } from './save-patch.ts';

type EditFlags = { atVersion?: number; json?: boolean };

const help = `
Fields of the product: handle, vendor, type, tags, goes-with (handles of products that its page shows beside it), vat-class,
withdrawal (custom, perishable, sealed_hygiene or sealed_media: what the law excepts), cash-register (yes: § 4 in Poland),
manufacturer-name, manufacturer-address, manufacturer-email, responsible-person.
With a language behind them: title, description (HTML), seo-title, seo-description, safety-warnings.
Fields that the shop has defined (settings document product-fields): field.NAME, for texts field.NAME.pl.
Behind the SKU of a variant: sku, ean, weight (in grams), counted (yes or no), contents and unit-price-of (such as 750 ml
and 1 l), price.EUR, compare-at.EUR. An empty value takes one away. "kasa products show --fields" prints all as they are.

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

async function editProduct(handle: string, fields: string[], { atVersion, json }: EditFlags): Promise<void> {
  const saved = await withProduct(handle, async (context, product) => {
    const { readOwnFields } = await import('#server/catalogue/own-fields/read-own-fields.ts');
    const patch = await patchOf(product, fields, await readOwnFields(context.db));
    return savePatch(context, product, { patch, version: atVersion ?? null, helpOf: 'kasa products edit' });
  });
  if (json) console.log(JSON.stringify({ ok: true, handle, ...saved }));
  else {
    console.log(
      saved.isNew ? `${handle} was changed (version ${saved.version}).` : `${handle} says all of it already.`,
    );
    if (saved.batchId) console.log(`kasa undo ${saved.batchId} takes it back.`);
  }
}
