// What one piece costs without VAT stands on what a company gets: Directive 2006/112, article 226(8).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { linesTable } from '#server/invoices/paper/invoice-columns.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';
import { anInvoice } from './an-invoice.ts';

async function readTable(document: InvoiceDocument) {
  const paper = await openPaper(typefaceNames[0], { title: '', author: '', language: 'en' });
  const { columns, rows } = linesTable(paper, document, translateTo('en'));
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

test.run();
