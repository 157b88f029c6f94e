import type { Command } from 'commander';
import type { ListedCustomer } from '#server/customers/list-customers.ts';
import type { CustomerFilters } from '#src/customers/office/customer-filters.ts';
import { printTexts } from '../../closed-output.ts';
import { loadExcelManner } from '../../load-excel-manner.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';

type Flags = {
  text?: string;
  country?: string;
  limit: number;
  before?: string;
  json?: boolean;
  csv?: boolean;
  excel?: boolean;
};

const help = `
Everybody who ordered, known by e-mail address; whoever ordered last comes first. --text looks for names, addresses and
telephone numbers.

Example:
  $ kasa customers --text kowalska
  $ kasa customers --country DE --json | jq '.customers[].email'
  $ kasa customers --csv > customers.csv       # for programs
  $ kasa customers --excel > customers.csv     # as Excel opens it by a double click`;

export function registerCustomers(program: Command): void {
  program
    .command('customers')
    .description('list who ordered')
    .option('--text <text>', 'only those with this in name, e-mail address or telephone number')
    .option('--country <code>', 'only those whose last order went there, for example DE')
    .option('--before <id>', 'only those after this one: the next page')
    .option('--limit <number>', 'how many at most', parseCount, 100)
    .option('--json', 'print them as JSON')
    .option('--csv', 'print all of them as CSV')
    .option('--excel', 'print all of them as CSV as Excel opens it')
    .addHelpText('after', help)
    .action(list);
}

async function list({ text, country, before, limit, json, csv, excel = false }: Flags): Promise<void> {
  const filters = { text: text ?? null, country: country?.toUpperCase() ?? null };
  if (csv || excel) return printAll(filters, excel);
  const [{ withDatabase }, { listCustomers }, { moneyText }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/customers/list-customers.ts'),
    import('../orders/money-text.ts'),
    import('../shop-clock.ts'),
  ]);
  const { customers, hasMore, clock } = await withDatabase(async ({ db, now }) => {
    const found = await listCustomers(db, { filters, before, first: limit, now: now() });
    return { ...found, clock: await readShopClock(db) };
  });
  if (json) return console.log(JSON.stringify({ ok: true, customers, hasMore }));
  if (customers.length === 0) return console.log('There are no such customers.');
  for (const customer of customers) console.log(lineOf(customer, clock, moneyText));
  if (hasMore) console.log(`There are more: --before ${customers.at(-1)?.id}`);
}

async function printAll(filters: Partial<CustomerFilters>, isForExcel: boolean): Promise<void> {
  const [{ withDatabase }, { exportCustomers }, { readTimeZone }, readExcelManner] = await Promise.all([
    import('../with-database.ts'),
    import('#server/customers/csv/customers-csv.ts'),
    import('#server/shop/read-time-zone.ts'),
    loadExcelManner(),
  ]);
  await withDatabase(async ({ db, now }) => {
    const excel = isForExcel ? await readExcelManner(db) : null;
    await printTexts(exportCustomers(db, { timeZone: await readTimeZone(db), excel, now: now(), filters }));
  });
}

function lineOf(
  { email, name, country, orders, lastOrderAt, spent }: ListedCustomer,
  clock: ShopClock,
  format: (amount: ListedCustomer['spent'][number]) => string,
): string {
  const told = [email, name, country].map((text) => printable(text).replace(/\s+/g, ' '));
  return [...told, `${orders} orders`, clock.day(lastOrderAt), spent.map(format).join(' + ')].join('  ');
}
