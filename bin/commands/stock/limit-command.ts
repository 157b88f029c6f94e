// The number from which on a variant is low: its own, or the shop's.

import { type Command, InvalidArgumentError } from 'commander';
import { findVariant, skuArgument, variantGone, variantName } from '../catalogue/named-variant.ts';

const help = `
Whoever handles stock is told by e-mail when a variant falls to its limit. "shop" takes its own one away again: then that of
the shop holds, which is a setting: kasa settings set stock --set lowStockAt=5

Example:
  $ kasa stock limit FOX-30
  $ kasa stock limit FOX-30 5
  $ kasa stock limit FOX-30 shop`;

export function registerLimit(stock: Command): void {
  stock
    .command('limit')
    .description('show or set from which number on a variant is low')
    .argument('<sku>', skuArgument)
    .argument('[limit]', 'so many or fewer are low; or "shop"', parseLimit)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(showOrSet);
}

function parseLimit(text: string): number | 'shop' {
  if (text === 'shop') return text;
  if (/^\d{1,7}$/.test(text) && Number(text) <= 1_000_000) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 0 to 1000000, or "shop".');
}

async function showOrSet(sku: string, limit: number | 'shop' | undefined, { json }: { json?: boolean }): Promise<void> {
  const [{ withDatabase }, { setStockLimit }, { readStock }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/set-stock-limit.ts'),
    import('#server/inventory/list-stock.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { name, lowAt, ownLowAt } = await withDatabase(async (context) => {
    const { id: variantId, ...variant } = await findVariant(context, sku);
    if (limit !== undefined) {
      const own = { variantId, lowAt: limit === 'shop' ? null : limit };
      const set = await setStockLimit({ ...context, by: byCommand }, own);
      if (!set.ok) throw variantGone(sku);
    }
    const [stock] = await readStock(context.db, [variantId], 'en');
    if (!stock) throw variantGone(sku);
    return { name: variantName(variant), lowAt: stock.lowAt, ownLowAt: stock.ownLowAt };
  });
  if (json) return console.log(JSON.stringify({ ok: true, sku, lowAt, ownLowAt }));
  const says = lowAt === null ? 'never low' : `low from ${lowAt} on hand`;
  console.log(`${sku}  ${name}: ${says} (${ownLowAt === null ? "the shop's limit" : 'its own limit'})`);
}
