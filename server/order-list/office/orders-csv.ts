// Orders as a spreadsheet reads them: the command prints it, the office sends it page by page.
import { moneyToDecimal } from '#src/money.ts';
import { encodeRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { ListedOrder } from '../../orders/office/list-orders.ts';

const names = [
  ...(['number', 'created_at', 'payment', 'fulfilment', 'customer', 'email', 'country'] as const),
  ...(['total', 'refunded', 'currency', 'next', 'discount', 'discount_code'] as const),
];

export const ordersCsvHead = encodeRow(names);

export function orderToCsv(order: ListedOrder): string {
  return encodeRow([
    String(order.number),
    order.createdAt.toISOString(),
    order.payment,
    order.fulfilment,
    order.customer,
    order.email,
    order.country,
    moneyToDecimal(order.total),
    moneyToDecimal(order.refunded),
    order.total.currency,
    order.next ?? '',
    moneyToDecimal(order.discount),
    order.discountCode ?? '',
  ]);
}
