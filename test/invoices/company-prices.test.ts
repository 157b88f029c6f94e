// The columns of an invoice. What one piece costs without VAT stands on what a company gets: Directive 2006/112, article 226(8).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { linesTable } from '#server/invoices/paper/invoice-columns.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';
import { anInvoice } from './an-invoice.ts';

async function readTable(document: InvoiceDocument, language: Locale = 'en') {
  const paper = await openPaper(typefaceNames[0], { title: '', author: '', language });
  const { columns, rows } = linesTable(paper, document, translateTo(language));
  return {
    titles: columns.map(({ title }) => title),
    rows: rows.map((cells) => cells.slice(1).map((cell) => ('texts' in cell ? cell.texts[0]?.text : undefined))),
  };
}

const ofCompany = { ...anInvoice().buyer, companyName: 'Buyer s.r.o.' };
const charges = [{ kind: 'fee' as const, grossMinor: 1230, basisPoints: 2300 }];

test('a company reads the price of one without VAT, and what was charged beside keeps its places', async () => {
  const { titles, rows } = await readTable(anInvoice({ buyer: ofCompany, charges }));
  assert.ok(titles.includes('Unit price, net'));
  const place = titles.indexOf('Unit price, net') - 1;
  assert.match(rows[0]?.[place] ?? '', '100.00');
  assert.is(rows[1]?.[place], '');
  assert.is(rows[1]?.length, rows[0]?.length);
});

test('a consumer, and a company whose seller charges no VAT, read one price', async () => {
  for (const document of [anInvoice({ charges }), anInvoice({ buyer: ofCompany, charges, isSellerExempt: true })])
    assert.not.ok((await readTable(document)).titles.includes('Unit price, net'));
});

test('a quantity has its measure, and the column of discounts is there where a line has one', async () => {
  const [line] = anInvoice().lines;
  if (!line) throw new Error('it has no line');
  const plain = await readTable(anInvoice({ charges }), 'pl');
  assert.equal(plain.titles, ['Nazwa', 'Ilość', 'Cena brutto', 'VAT', 'Brutto']);
  assert.is(plain.rows[0]?.[0], '1\u00a0szt.');
  const back = { ...line, quantity: -2, discountMinor: -100, grossMinor: -24_500 };
  const { titles, rows } = await readTable(anInvoice({ charges, lines: [back, line], language: 'pl' }), 'pl');
  const place = titles.indexOf('Rabat') - 1;
  assert.is(rows[0]?.[0], '\u22122\u00a0szt.');
  assert.match(rows[0]?.[place] ?? '', '1,00');
  assert.equal([rows[1]?.[place], rows[2]?.[place]], ['', '']);
  assert.is(rows[2]?.length, titles.length - 1);
});

test.run();
