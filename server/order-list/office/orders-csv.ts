// Orders as a spreadsheet reads them, with what whoever keeps the books needs: the command prints it, the office sends it
// page by page. People are in it for whom they are.
import { moneyToDecimal } from '#src/money.ts';
import { encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../../database/connect.ts';
import type { ListedOrder } from '../../orders/office/list-orders.ts';
import { listOrderBooks, type OrderBooks } from './list-order-books.ts';

type Column = { name: string; isPersonal?: true; cell(order: ListedOrder, books: OrderBooks): string };

const columns: readonly Column[] = [
  { name: 'number', cell: ({ number }) => String(number) },
  { name: 'created_at', cell: ({ createdAt }) => createdAt.toISOString() },
  { name: 'payment', cell: ({ payment }) => payment },
  { name: 'fulfilment', cell: ({ fulfilment }) => fulfilment },
  { name: 'customer', isPersonal: true, cell: ({ customer }) => customer },
  { name: 'email', isPersonal: true, cell: ({ email }) => email },
  { name: 'country', cell: ({ country }) => country },
  { name: 'total', cell: ({ total }) => moneyToDecimal(total) },
  { name: 'refunded', cell: ({ refunded }) => moneyToDecimal(refunded) },
  { name: 'currency', cell: ({ total }) => total.currency },
  { name: 'next', cell: ({ next }) => next ?? '' },
  { name: 'discount', cell: ({ discount }) => moneyToDecimal(discount) },
  { name: 'discount_code', cell: ({ discountCode }) => discountCode ?? '' },
  { name: 'paid_at', cell: (_order, { paidAt }) => paidAt?.toISOString() ?? '' },
  { name: 'method', cell: ({ method }) => method ?? '' },
  { name: 'vat', cell: (_order, { vat }) => moneyToDecimal(vat) },
  { name: 'vat_by_rate', cell: (_order, { rates }) => rates.map(rateText).join('; ') },
  // Sales to companies of other countries are reported by these numbers.
  { name: 'vat_number', cell: (_order, { company }) => company?.taxId ?? '' },
  { name: 'company', isPersonal: true, cell: (_order, { company }) => company?.name ?? '' },
];

function rateText({ basisPoints, vat }: OrderBooks['rates'][number]): string {
  return `${basisPoints / 100}%: ${moneyToDecimal(vat)}`;
}

export function ordersCsv({ hasPeople }: { hasPeople: boolean }) {
  const shown = columns.filter(({ isPersonal }) => hasPeople || !isPersonal);
  return {
    head: encodeRow(shown.map(({ name }) => name)),
    row: (order: ListedOrder, books: OrderBooks) => encodeRow(shown.map(({ cell }) => cell(order, books))),
  };
}

/** One that was erased between two questions is left out. */
export async function writeOrderRows(
  db: Db,
  { row }: ReturnType<typeof ordersCsv>,
  orders: readonly ListedOrder[],
): Promise<string> {
  const books = await listOrderBooks(
    db,
    orders.map(({ number }) => number),
  );
  return orders
    .map((order) => {
      const own = books.get(order.number);
      return own ? row(order, own) : '';
    })
    .join('');
}
