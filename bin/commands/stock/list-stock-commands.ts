// What there is of everything, and how it came about.
import { type Command, Option } from 'commander';
import type { ListedMovement } from '#server/inventory/list-movements.ts';
import type { ListedStock } from '#server/inventory/list-stock.ts';
import { type StockShow, stockShows } from '#src/inventory/stock-shows.ts';
import { findVariant } from '../catalogue/named-variant.ts';
import { parseCount, parseDay } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import { readShopClock, type ShopClock } from '../shop-clock.ts';

type ListFlags = { show?: StockShow; after?: string; limit: number; json?: boolean };
type MovementFlags = { from?: string; to?: string; before?: number; limit: number; csv?: boolean; json?: boolean };

export function registerStockLists(stock: Command): void {
  stock
    .command('list')
    .description('list what there is of each variant')
    .argument('[text]', 'a part of a title, an SKU or an EAN')
    .addOption(new Option('--show <which>', 'only those').choices(stockShows))
    .option('--after <id>', 'the last variant of the page before')
    .option('--limit <number>', 'how many at most', parseCount, 50)
    .option('--json', 'print them as JSON')
    .action(list);
  stock
    .command('movements')
    .description('list every change of what is on hand, the newest first')
    .argument('[sku]', 'of one variant')
    .option('--from <day>', 'from this day on, such as 2026-11-01', parseDay)
    .option('--to <day>', 'up to this day', parseDay)
    .option('--before <number>', 'only what was before this one: the next page', parseCount)
    .option('--limit <number>', 'how many at most', parseCount, 50)
    .option('--csv', 'print them for a spreadsheet')
    .option('--json', 'print them as JSON')
    .action(movements);
}

async function list(text: string | undefined, { show, after, limit, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listStock }, { findMarkets }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/list-stock.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  const { rows, before } = await withDatabase(async ({ db }) => {
    const { main } = await findMarkets(db);
    // The row before which a page begins is the last one of the page above it.
    return listStock(db, { text, show, before: after, first: limit }, main);
  });
  if (json) console.log(JSON.stringify({ ok: true, variants: rows }));
  else console.log(rows.map(describeStock).join('\n') || 'There is no such variant.');
  if (!json && before) console.log(`More: --after ${before}`);
}

function describeStock(row: ListedStock): string {
  const { sku, title, variantTitle, isTracked, onHand, reserved, expected, expectedOn, lowAt } = row;
  const name = printable([title, variantTitle].filter(Boolean).join(', '));
  if (!isTracked) return `${sku || '–'}  ${name}: not counted`;
  const marks = [
    reserved > 0 ? `${reserved} reserved` : '',
    expected > 0 ? `${expected} expected on ${expectedOn}` : '',
    lowAt !== null && onHand <= lowAt ? 'low' : '',
  ];
  return `${sku || '–'}  ${name}: ${[`${onHand} on hand`, ...marks].filter(Boolean).join(', ')}`;
}

async function movements(sku: string | undefined, flags: MovementFlags): Promise<void> {
  const [{ withDatabase }, { listMovements }, { movementsCsvHead, movementToCsv }, { findMarkets }] = await Promise.all(
    [
      import('../with-database.ts'),
      import('#server/inventory/list-movements.ts'),
      import('#server/inventory/movements-csv.ts'),
      import('#server/shop/find-markets.ts'),
    ],
  );
  const { from, to, before, limit, csv, json } = flags;
  const { found, next, clock } = await withDatabase(async (context) => {
    const { db } = context;
    const variantId = sku === undefined ? null : (await findVariant(context, sku)).id;
    const shopClock = await readShopClock(db);
    const filter = { variantId, from, to, before, first: limit, timeZone: shopClock.timeZone };
    const { main } = await findMarkets(db);
    const { movements: page, before: last } = await listMovements(db, filter, main);
    return { found: page, next: last, clock: shopClock };
  });
  if (json) console.log(JSON.stringify({ ok: true, movements: found }));
  else if (csv) process.stdout.write(movementsCsvHead + found.map(movementToCsv).join(''));
  else {
    console.log(found.map((movement) => describeMovement(movement, clock)).join('\n') || 'Nothing was moved yet.');
    if (next) console.log(`More: --before ${next}`);
  }
}

function describeMovement(movement: ListedMovement, clock: ShopClock): string {
  const { id, at, sku, kind, cause, reason, change, orderNumber, who } = movement;
  const words = [
    cause || kind,
    orderNumber ? `order ${orderNumber}` : '',
    printable(reason),
    who ? printable(who) : '',
  ];
  const said = words.filter(Boolean).join(', ').replaceAll('_', ' ');
  return `${id}  ${clock.moment(at)}  ${sku || '–'}  ${change > 0 ? '+' : ''}${change}  ${said}`;
}
