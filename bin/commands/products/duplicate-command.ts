import type { Command } from 'commander';
import { printable } from '../orders/printable-text.ts';
import { unknownProduct } from './unknown-product.ts';

const help = `
The copy is a draft with the texts, own fields, options, variants, prices and pictures of the other; its address is its own,
and its SKUs and its stock are still to come.

Example:
  $ kasa products duplicate fox
  $ kasa products edit copy-of-fox title.en="Arctic fox" handle=arctic-fox`;

export function registerDuplicate(products: Command): void {
  products
    .command('duplicate')
    .description('make a draft that is a copy of a product')
    .argument('<handle>', 'the handle of the product')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(duplicate);
}

async function duplicate(handle: string, { json }: { json?: boolean }): Promise<void> {
  const [{ withDatabase }, { duplicateProduct }, { findProductIds }, { findMarkets }, { byCommand }] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/catalogue/office/editor/duplicate-product.ts'),
      import('#server/catalogue/stored/read-stored-product.ts'),
      import('#server/shop/find-markets.ts'),
      import('#server/history/change-batch.ts'),
    ]);
  const copy = await withDatabase(async (context) => {
    const { db, now } = context;
    const { catalogueLanguage: baseLocale } = await findMarkets(db);
    const id = (await findProductIds(db, [handle])).get(handle);
    const copied = id === undefined ? null : await duplicateProduct({ db, now, by: byCommand, baseLocale }, { id });
    if (!copied?.ok) throw await unknownProduct(context, handle);
    return (
      db
        .selectFrom('products as p')
        .innerJoin('product_texts as t', 't.product_id', 'p.id')
        .select(['p.handle', 't.title'])
        .where('p.id', '=', copied.value.id)
        // A product whose text is missing in the catalogue's language has it in another.
        .orderBy((sort) => sort('t.locale', '=', baseLocale), 'desc')
        .executeTakeFirstOrThrow()
    );
  });
  if (json) console.log(JSON.stringify({ ok: true, ...copy }));
  else console.log(`${copy.handle}  ${printable(copy.title)}  draft`);
}
