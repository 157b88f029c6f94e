// Customers as a spreadsheet reads them: the command prints it, the office sends it page by page.
import type { CustomerFilters } from '#src/customers/office/customer-filters.ts';
import { localTimeIn } from '#src/dates/local-date.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { type ExcelManner, inManner } from '../../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../../database/connect.ts';
import { type ListedCustomer, listCustomers } from '../list-customers.ts';

/** Moments are those of the company's clocks; `excel`: null for programs. */
export type CustomersFile = { timeZone: string; excel: ExcelManner | null };

type Column = { name: string; cell(customer: ListedCustomer, file: CustomersFile): string };

const columns: readonly Column[] = [
  { name: 'email', cell: ({ email }) => email },
  { name: 'name', cell: ({ name }) => name },
  { name: 'phone', cell: ({ phone }) => phone },
  { name: 'country', cell: ({ country }) => country },
  { name: 'orders', cell: ({ orders }) => String(orders) },
  {
    name: 'last_order_at',
    cell: ({ lastOrderAt }, { timeZone }) => localTimeIn(timeZone, lastOrderAt).replace('T', ' '),
  },
  {
    name: 'spent',
    cell: ({ spent }, { excel }) =>
      spent.map((amount) => `${inManner(moneyToDecimal(amount), excel)} ${amount.currency}`).join('; '),
  },
];

export function customerCells(customer: ListedCustomer, file: CustomersFile): Map<string, string> {
  return new Map(columns.map(({ name, cell }) => [name, cell(customer, file)]));
}

const PAGE_SIZE = 1_000;

type Exported = CustomersFile & { now: Date; filters?: Partial<CustomerFilters> };

/** The lines of the file, some at a time: whoever ordered last comes first. */
export async function* exportCustomers(db: Db, file: Exported): AsyncGenerator<string> {
  const { excel, now, filters = {} } = file;
  const encode = (cells: readonly string[]) => (excel ? encodeExcelRow(cells, excel) : encodeRow(cells));
  yield `${excel ? '\uFEFF' : ''}${encode(columns.map(({ name }) => name))}`;
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCustomers>> = await listCustomers(db, {
      ...{ filters, before, first: PAGE_SIZE, now },
    });
    yield page.customers.map((customer) => encode([...customerCells(customer, file).values()])).join('');
    before = page.hasMore ? page.before : null;
  } while (before !== null);
}
