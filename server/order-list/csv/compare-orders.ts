import { comparedFile } from '../../catalogue/import-jobs/compare-rows.ts';
import { listOrders } from '../../orders/office/list-orders.ts';
import { listOrderBooks } from '../office/list-order-books.ts';
import { ordersCsv } from '../office/orders-csv.ts';

/** The orders as the office exports them. */
export const ordersFile = comparedFile({
  kind: 'orders',
  key: 'number',
  heads: ['payment', 'fulfilment', 'total', 'vat_by_rate'],
  async readCells(db, names, { timeZone, now }) {
    const numbers = names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);
    const { cells } = ordersCsv({ hasPeople: true, timeZone, excel: null });
    const { orders } = await listOrders(db, { filters: {}, numbers, first: names.length, now });
    const books = await listOrderBooks(
      db,
      orders.map(({ number }) => number),
    );
    return new Map(
      orders.flatMap((order) => {
        const own = books.get(order.number);
        return own ? [[String(order.number), cells(order, own)]] : [];
      }),
    );
  },
});
