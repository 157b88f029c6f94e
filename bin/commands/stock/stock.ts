import { type Command, InvalidArgumentError } from 'commander';
import type { StockChange, StockRefusal } from '#server/inventory/change-stock.ts';
import type { StockOnHand } from '#server/inventory/stock-store.ts';
import { CliError } from '../../cli-errors.ts';
import { findVariant, notTracked, skuArgument, variantGone, variantName } from '../catalogue/named-variant.ts';
import { registerStockEntries } from './enter-stock-commands.ts';
import { registerExpected } from './expected-commands.ts';
import { registerLimit } from './limit-command.ts';
import { registerStockLists } from './list-stock-commands.ts';

type StockFlags = { reason?: string; json?: boolean };

const help = `
Without a change it shows what there is. What orders have reserved cannot be taken away, so stock never falls below that.

Example:
  $ kasa stock FOX-30
  $ kasa stock FOX-30 +20
  $ kasa stock FOX-30 -2 --reason "water damage"
  $ kasa stock FOX-30 =17 --reason "counted"
  $ kasa stock receive --file delivery.csv
  $ kasa stock count --file shelf.csv --dry-run
  $ kasa stock write-off FOX-30 1 --cause damaged
  $ kasa stock list --show low
  $ kasa stock movements FOX-30
  $ kasa stock expect FOX-30 20 2026-12-12
  $ kasa stock limit FOX-30 5`;

export function registerStock(program: Command): void {
  const stock = program
    .command('stock')
    .description('show, receive, expect, count and write off goods')
    .addHelpText('after', help);
  // A command of its own, whose arguments may begin with a minus.
  stock
    .command('of', { isDefault: true })
    .description('show or change what there is of one variant: it may be left out')
    .argument('<sku>', skuArgument)
    .argument('[change]', '+N received, -N written off, =N counted', parseChange)
    .option('--reason <text>', 'why, for the list of movements')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(showOrChange);
  registerStockEntries(stock);
  registerStockLists(stock);
  registerExpected(stock);
  registerLimit(stock);
}

function parseChange(text: string): StockChange {
  const [, sign = '', digits = ''] = /^([+=-])(\d{1,9})$/.exec(text) ?? [];
  if (digits === '') throw new InvalidArgumentError('Expected +N, -N or =N with a whole number, such as +20 or =17.');
  const count = Number(digits);
  if (sign === '=') return { to: count };
  return { by: sign === '-' ? -count : count };
}

async function showOrChange(sku: string, change: StockChange | undefined, { reason, json }: StockFlags): Promise<void> {
  const [{ withDatabase }, { changeStock }, { findStock, readStockOnHand }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/change-stock.ts'),
    import('#server/inventory/stock-store.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { name, ...answer } = await withDatabase(async (context) => {
    const { id: variantId, ...variant } = await findVariant(context, sku);
    const changed = change && (await changeStock({ ...context, by: byCommand }, { variantId, change, reason }));
    if (changed && !changed.ok) throw refusedStock(changed.error, sku);
    const [stock, onSale] = await Promise.all([
      readStockOnHand(context.db, variantId),
      findStock(context.db, variantId),
    ]);
    const available = stock.onHand - stock.reserved;
    const { difference, batchId } = changed?.value ?? { difference: 0, batchId: null };
    return { name: variantName(variant), sku, ...stock, available, difference, batchId, isOnSale: onSale !== null };
  });
  if (json) {
    console.log(JSON.stringify({ ok: true, ...answer }));
    return;
  }
  const { onHand, reserved, available, difference, isTracked, isOnSale } = answer;
  const changedBy = difference === 0 ? '' : ` (${difference > 0 ? '+' : ''}${difference})`;
  console.log(`${sku}  ${name}`);
  if (isTracked) console.log(`  ${onHand} on hand${changedBy}, ${reserved} reserved for orders, ${available} for sale`);
  else console.log('  not counted: it can always be bought');
  if (!isOnSale) console.log('  The product is not on sale.');
  if (answer.batchId) console.log(`  kasa undo ${answer.batchId} takes it back.`);
}

function refusedStock(refusal: StockRefusal, sku: string): CliError {
  switch (refusal.kind) {
    case 'VariantUnknown':
      return variantGone(sku);
    case 'StockNotTracked':
      return notTracked(sku);
    case 'StockBelowReserved':
      return new CliError({
        code: 'STOCK_BELOW_RESERVED',
        title: `Of ${sku} there are ${numbersOf(refusal)}; fewer than that cannot be left.`,
        fix: 'Take fewer away, or cancel the orders first: kasa orders --state awaiting_payment.',
      });
    case 'StockTooLarge':
      return new CliError({
        code: 'STOCK_TOO_LARGE',
        title: `Of ${sku} there are ${numbersOf(refusal)}; more than can be counted would be left.`,
        fix: 'Add fewer.',
      });
  }
}

function numbersOf({ onHand, reserved }: StockOnHand): string {
  return `${onHand} on hand, ${reserved} of them reserved for orders`;
}
