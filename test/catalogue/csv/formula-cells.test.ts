// Whatever separator a spreadsheet takes, and whoever has written what stands in a cell: no cell of ours is a formula.
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeCell, encodeCell, encodeExcelRow, encodeRow } from '#server/catalogue/csv/product-csv-cell.ts';
import { subscriberToCsv } from '#server/newsletter/export-subscribers.ts';
import { ordersCsv } from '#server/order-list/office/orders-csv.ts';
import type { ListedOrder } from '#server/orders/office/list-orders.ts';

const texts = [
  ...['=1', '+1', '-1', '@a', '\ta', '\ra', '\n=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)'],
  ...['Jan;=1+1;x', 'a;@SUM(1);b', 'x\t=1+1', 'x\n=1+1', 'x\r\n-1', 'x|=1', '"=1"', 'a";=1;"b', 'a;"=1"', 'x;\t=1'],
  ...["'=1", "''=1", "x;'=1", "x\n''＝1", "'\t=1", "'a", "a;'b", "'", '', 'a=1', 'a"b', 'a,b', 'a; b', 'a\n\nb'],
];

const readBy = (file: string, delimiter: string): string[] =>
  parse(file, { delimiter, relax_quotes: true, relax_column_count: true }).flat();

/** Blanks before it are passed over. */
const isFormula = (cell: string) => /^\s*[=+\-@＝＋－＠]/.test(cell);

const separators = [',', ';', '\t', '|'];

test('a row has no formula, whatever separator it is read with', () => {
  for (const text of texts) {
    const file = encodeRow(['Anna', text, 'x']);
    for (const separator of separators) {
      const cells = readBy(file, separator);
      assert.equal(cells.filter(isFormula), [], `${JSON.stringify(text)} by ${JSON.stringify(separator)}`);
    }
    assert.is(readBy(file, ',').length, 3, text);
  }
});

test('any text comes back as it was', () => {
  for (const text of texts) {
    const [cell = ''] = readBy(encodeRow([text, 'x']), ',');
    assert.is(decodeCell(cell), text);
  }
  assert.is(encodeCell('=HYPERLINK("x","y")'), `"'=HYPERLINK(""x"",""y"")"`);
  assert.is(encodeCell('Rock & Roll'), 'Rock & Roll');
});

test('a negative amount is a number, and whatever only begins like one is not', () => {
  assert.is(encodeRow(['-145.99', '0.00', '-145.99+1', '-145,99', '-1']), `-145.99,0.00,'-145.99+1,"'-145,99",'-1\n`);
  assert.is(decodeCell('-145.99'), '-145.99');
});

test('a telephone number is one for programs, and for Excel a text', () => {
  assert.is(encodeRow(['+48601234567', '+48 601 234 567', '+1+1', '+1']), "+48601234567,+48 601 234 567,'+1+1,'+1\n");
  assert.is(encodeExcelRow(['+48601234567'], { separator: ';' }), "'+48601234567\r\n");
  assert.is(decodeCell('+48601234567'), '+48601234567');
});

test('names of customers and addresses of subscribers are no formulas either', () => {
  const name = 'Jan;=1+1;x';
  const price = { minor: 100, currency: 'PLN' } as const;
  const order = {
    ...{ number: 1, createdAt: new Date(0), payment: 'paid', fulfilment: 'unfulfilled', customer: name, email: name },
    ...{ country: 'PL', total: price, refunded: price, next: null, discount: price, discountCode: name },
    // What is read of it here is all there.
  } as unknown as ListedOrder;
  const subscriber = subscriberToCsv({
    ...{ id: 1, email: name, language: 'pl', state: 'subscribed', confirmedAt: new Date(0), unsubscribedAt: null },
    ...{ requestedAt: new Date(0), page: name, consent: '＝1', unsubscribeUrl: 'https://shop.example' },
  });
  const none = { paidAt: null, rates: [], refunds: [], isOutsideVat: false, company: null, isForGiftCards: false };
  const books = { ...none, vat: price, byGiftCards: price, byTaxedCards: price };
  for (const file of [ordersCsv({ hasPeople: true, timeZone: 'UTC', excel: null }).row(order, books), subscriber]) {
    for (const separator of separators) assert.equal(readBy(file, separator).filter(isFormula), []);
  }
});

test.run();
