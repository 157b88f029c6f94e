// Orders as a spreadsheet reads them, with what whoever keeps the books needs: the command prints it, the office sends it
// page by page. People are in it for whom they are.
import { localTimeIn } from '#src/dates/local-date.ts';
import { type Money, sumMoney } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { type ExcelManner, inManner } from '../../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../../database/connect.ts';
import type { ListedOrder } from '../../orders/office/list-orders.ts';
import { listOrderBooks, type OrderBooks } from './list-order-books.ts';

/** Moments are those of the company's clocks, as `2026-11-24 18:05`; `excel`: null for programs. */
type OrdersFile = { hasPeople: boolean; timeZone: string; excel: ExcelManner | null };

type Say = {
  amount(money: Money): string;
  percent(basisPoints: number): string;
  moment(at: Date | null): string;
};

type Column = { name: string; isPersonal?: true; cell(order: ListedOrder, books: OrderBooks, say: Say): string };

const columns: readonly Column[] = [
  { name: 'number', cell: ({ number }) => String(number) },
  { name: 'created_at', cell: ({ createdAt }, _books, { moment }) => moment(createdAt) },
  { name: 'payment', cell: ({ payment }) => payment },
  { name: 'fulfilment', cell: ({ fulfilment }) => fulfilment },
  { name: 'customer', isPersonal: true, cell: ({ customer }) => customer },
  { name: 'email', isPersonal: true, cell: ({ email }) => email },
  { name: 'country', cell: ({ country }) => country },
  { name: 'total', cell: ({ total }, _books, { amount }) => amount(total) },
  { name: 'refunded', cell: ({ refunded }, _books, { amount }) => amount(refunded) },
  { name: 'currency', cell: ({ total }) => total.currency },
  { name: 'next', cell: ({ next }) => next ?? '' },
  { name: 'discount', cell: ({ discount }, _books, { amount }) => amount(discount) },
  { name: 'discount_code', cell: ({ discountCode }) => discountCode ?? '' },
  { name: 'paid_at', cell: (_order, { paidAt }, { moment }) => moment(paidAt) },
  { name: 'method', cell: ({ method }) => method ?? '' },
  // The VAT as it was ordered; what went back of it is in columns of its own.
  { name: 'vat', cell: (_order, { vat }, { amount }) => amount(vat) },
  { name: 'vat_by_rate', cell: (_order, { rates }, say) => byRate(rates, say) },
  // Sales to companies of other countries are reported by these numbers.
  { name: 'vat_number', cell: (_order, { company }) => company?.taxId ?? '' },
  { name: 'company', isPersonal: true, cell: (_order, { company }) => company?.name ?? '' },
  { name: 'refunded_at', cell: (_order, { refunds }, { moment }) => refunds.map(({ at }) => moment(at)).join('; ') },
  {
    name: 'refunded_vat',
    cell: ({ total }, books, { amount }) => amount(sumMoney(refundedVat(books), total.currency)),
  },
  { name: 'refunded_vat_by_rate', cell: (_order, { refunds }, say) => byRate(inSum(refunds), say) },
  // Åland, the Canary Islands and others, to which goods are exported although the country is a member.
  { name: 'outside_vat_area', cell: (_order, { isOutsideVat }) => (isOutsideVat ? 'yes' : '') },
  // The method paid the rest.
  { name: 'by_gift_card', cell: (_order, { byGiftCards }, { amount }) => amount(byGiftCards) },
  // Money in advance: no sale, and no VAT.
  { name: 'for_gift_cards', cell: (_order, { isForGiftCards }) => (isForGiftCards ? 'yes' : '') },
  // The part of `by_gift_card` and of `refunded` that is in no sale: its VAT was charged when these cards were sold.
  { name: 'by_single_purpose_card', cell: (_order, { byTaxedCards }, { amount }) => amount(byTaxedCards) },
  {
    name: 'refunded_to_single_purpose_card',
    cell: ({ total }, { refunds }, { amount }) =>
      amount(
        sumMoney(
          refunds.map(({ toTaxedCards }) => toTaxedCards),
          total.currency,
        ),
      ),
  },
];

type Rates = OrderBooks['rates'];

function byRate(rates: Rates, { amount, percent }: Say): string {
  return rates.map(({ basisPoints, vat }) => `${percent(basisPoints)}%: ${amount(vat)}`).join('; ');
}

function refundedVat({ refunds }: OrderBooks): Money[] {
  return refunds.flatMap(({ rates }) => rates.map(({ vat }) => vat));
}

/** All refunds together, the highest rate first. */
function inSum(refunds: OrderBooks['refunds']): Rates {
  const ofRates = Map.groupBy(
    refunds.flatMap(({ rates }) => rates),
    ({ basisPoints }) => basisPoints,
  );
  const sums = [...ofRates].flatMap(([basisPoints, [first, ...others]]) =>
    first
      ? {
          basisPoints,
          vat: sumMoney(
            [first, ...others].map(({ vat }) => vat),
            first.vat.currency,
          ),
        }
      : [],
  );
  return sums.toSorted((a, b) => b.basisPoints - a.basisPoints);
}

export function ordersCsv({ hasPeople, timeZone, excel }: OrdersFile) {
  const shown = columns.filter(({ isPersonal }) => hasPeople || !isPersonal);
  const encode = (cells: readonly string[]) => (excel ? encodeExcelRow(cells, excel) : encodeRow(cells));
  const say: Say = {
    amount: (money) => inManner(moneyToDecimal(money), excel),
    percent: (basisPoints) => inManner(percentToDecimal(basisPoints), excel),
    moment: (at) => (at ? localTimeIn(timeZone, at).replace('T', ' ') : ''),
  };
  return {
    head: encode(shown.map(({ name }) => name)),
    row: (order: ListedOrder, books: OrderBooks) => encode(shown.map(({ cell }) => cell(order, books, say))),
    /** What the row says, by column. */
    cells: (order: ListedOrder, books: OrderBooks) =>
      new Map(shown.map(({ name, cell }) => [name, cell(order, books, say)])),
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
