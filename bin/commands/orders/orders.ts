import type { Command } from 'commander';
import type { ListedOrder, OrderFilter } from '#server/orders/office/list-orders.ts';
import { localTimeIn, momentIn } from '#src/dates/local-date.ts';
import type { NextStep } from '#src/orders/office/next-step.ts';
import { CliError } from '../../cli-errors.ts';
import { loadExcelManner } from '../../load-excel-manner.ts';
import { parseCount, parseDay } from './command-amount.ts';
import { inColumns } from './in-columns.ts';
import { printable } from './printable-text.ts';

type OrdersFlags = {
  state?: string;
  since?: string;
  before?: number;
  limit: number;
  json?: boolean;
  csv?: boolean;
  excel?: boolean;
};
type Page = { orders: ListedOrder[]; hasMore: boolean };
type ReadPage = { page: Page; timeZone: string };

const help = `
The newest first; days and times are those of the shop's country. --state takes to_send (paid, or to be paid on delivery, and not all sent), a state of the payment
(awaiting_payment, payment_processing, due_on_delivery, paid, cancelled) or of the parcels (unfulfilled, partly_sent,
sent, delivered, returned).

The CSV has the VAT as it was ordered, and in columns of their own when money went back and which VAT was in it; outside_vat_area
marks what went to Åland, the Canary Islands and the like. With --excel it opens by a double click in the company's country.

Example:
  $ kasa orders --state to_send
  $ kasa orders --since 2026-11-01 --csv > november.csv
  $ kasa orders --since 2026-11-01 --excel > november.csv
  $ kasa orders --json | jq '.orders[] | select(.next == "send") | .number'`;

export function registerOrders(program: Command): void {
  program
    .command('orders')
    .description('list the orders, with what to do next')
    .option('--state <state>', 'only those in this state, for example to_send')
    .option('--since <date>', 'only those from this day on, for example 2026-11-01', parseDay)
    .option('--before <number>', 'only those before this order: the next page', parseCount)
    .option('--limit <number>', 'how many at most', parseCount, 100)
    .option('--json', 'print them as JSON')
    .option('--csv', 'print them as CSV')
    .option('--excel', 'print them as CSV as Excel opens it')
    .addHelpText('after', help)
    .action(printOrders);
}

async function printOrders(flags: OrdersFlags): Promise<void> {
  const { page, timeZone } = await readOrders(flags);
  if (flags.json) console.log(JSON.stringify({ ok: true, ...page }));
  else if (flags.csv || flags.excel) process.stdout.write(await toCsv(page.orders, flags.excel === true));
  else console.log(await toTable(page, timeZone));
}

async function readOrders({ state, since, before, limit: first }: OrdersFlags): Promise<ReadPage> {
  const [{ withDatabase }, { filtersOf, listOrders, commandFilters }, { MOST_LISTED }, { readTimeZone }] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/orders/office/list-orders.ts'),
      import('#server/database/keyset-page.ts'),
      import('#server/shop/read-time-zone.ts'),
    ]);
  const filter = commandFilters.find((candidate) => candidate === state);
  if (state !== undefined && !filter) throw unknownState(state, commandFilters);
  if (first > MOST_LISTED) {
    throw new CliError({
      code: 'TOO_MANY',
      title: `At most ${MOST_LISTED} orders are listed at once.`,
      fix: 'Ask for fewer, and for those before the last one with --before.',
    });
  }
  return withDatabase(async ({ db, now }) => {
    const timeZone = await readTimeZone(db);
    const from = since === undefined ? undefined : momentIn(timeZone, `${since}T00:00`);
    const listed = await listOrders(db, { filters: filtersOf(filter), since: from, before, first, now: now() });
    return { page: { orders: listed.orders, hasMore: listed.hasMore }, timeZone };
  });
}

function unknownState(state: string, filters: readonly OrderFilter[]): CliError {
  return new CliError({
    code: 'STATE_UNKNOWN',
    title: `There is no state ${state}.`,
    fix: `Name one of ${filters.join(', ')}.`,
  });
}

async function toCsv(orders: ListedOrder[], isForExcel: boolean): Promise<string> {
  const [{ ordersCsv, writeOrderRows }, { withDatabase }, { readTimeZone }, readExcelManner] = await Promise.all([
    import('#server/order-list/office/orders-csv.ts'),
    import('../with-database.ts'),
    import('#server/shop/read-time-zone.ts'),
    loadExcelManner(),
  ]);
  return withDatabase(async ({ db }) => {
    const excel = isForExcel ? await readExcelManner(db) : null;
    const file = ordersCsv({ hasPeople: true, timeZone: await readTimeZone(db), excel });
    return `${excel ? '\uFEFF' : ''}${file.head}${await writeOrderRows(db, file, orders)}`;
  });
}

const steps: Record<NonNullable<NextStep>, (number: number) => string> = {
  answer_dispute: () => "answer the dispute in the provider's dashboard",
  handle_return: () => 'withdrawn from: kasa returns',
  await_payment: () => 'wait for the payment',
  await_transfer: (number) => `when the transfer has come: kasa paid ${number}`,
  await_bank: () => 'wait for the bank',
  send: (number) => `kasa send ${number}`,
  send_rest: (number) => `kasa send ${number}, the rest`,
  await_delivery: (number) => `when it has arrived: kasa delivered ${number}`,
  refund: (number) => `kasa refund ${number}`,
};

async function toTable({ orders, hasMore }: Page, timeZone: string): Promise<string> {
  if (orders.length === 0) return 'There are no such orders.';
  const [{ moneyText }, { discountText }, { refundedText }] = await Promise.all([
    import('./money-text.ts'),
    import('./discount-text.ts'),
    import('./refunded-text.ts'),
  ]);
  const rows = orders.map(({ number, createdAt, payment, fulfilment, customer, company, total, next, ...order }) => [
    String(number),
    localTimeIn(timeZone, createdAt).replace('T', ' '),
    payment,
    fulfilment,
    [moneyText(total), discountText(order), refundedText({ total, ...order })].filter(Boolean).join(', '),
    printable(company ? `${company} (${customer})` : customer).replace(/\s+/g, ' '),
    next ? steps[next](number) : '',
  ]);
  const last = orders.at(-1)?.number;
  return [...inColumns(rows), ...(hasMore ? [`There are more: --before ${last}`] : [])].join('\n');
}
