// The sample sheet, all of it: every kind of paper in every language has its pages, no empty box, and no text outside its column.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawInvoice } from '#server/invoices/paper/draw-invoice.ts';
import { invoicePaper } from '#server/invoices/paper/invoice-paper.ts';
import { A4, MARGIN, openPaper } from '#server/papers/open-paper.ts';
import { writePaper } from '#server/papers/write-paper.ts';
import { locales } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { glyphsShown, objectsOf, readPdf } from './read-pdf.ts';
import { aSample, sampleKinds } from './sample-sheet.ts';

type Written = { text: string; left: number; right: number; bottom: number; isTooLong: boolean };

/** The texts as they were drawn; each that has a width is wrapped by its words, and none of them may be wider. */
async function writtenOn(document: InvoiceDocument): Promise<Written[]> {
  const info = { title: '', author: '', language: document.language, isArchived: true, isNumbered: true };
  const paper = await openPaper('Inter', info);
  const { doc } = paper;
  const written: Written[] = [];
  const write = doc.text.bind(doc) as (...given: unknown[]) => typeof doc;
  const note = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) => {
    const widest = Math.max(...text.split(/[^\S\u00a0]/).map((word) => doc.widthOfString(word, options)));
    const { width = widest } = options;
    const height = 'lineBreak' in options ? doc.currentLineHeight(true) : doc.heightOfString(text, options);
    written.push({ text, left: x, right: x + width, bottom: y + height, isTooLong: widest > width + 1 });
    return write(text, x, y, options);
  };
  doc.text = note as typeof doc.text;
  drawInvoice(paper, document, { shopName: 'Papiernia', logo: null, codes: null });
  doc.end();
  return written;
}

for (const kind of sampleKinds) {
  test(`the sheet of ${kind} in every language: three or four pages, nothing outside its column, no empty box`, async () => {
    for (const locale of locales) {
      const document = aSample(kind, locale);
      const written = await writtenOn(document);
      const outside = written.filter(
        ({ left, right, bottom, isTooLong }) =>
          isTooLong || left < MARGIN - 1 || right > A4.width - MARGIN + 1 || bottom > A4.height,
      );
      assert.equal(outside, [], locale);
      const objects = readPdf(await writePaper(invoicePaper, { document, shop: demoProfile, codes: null }));
      const pages = objectsOf(objects, /\/Type \/Page\b(?!s)/).length;
      assert.ok(pages === 3 || pages === 4, `${locale}: ${pages} pages`);
      assert.is(glyphsShown(objects).filter((glyph) => glyph === 0).length, 0, locale);
    }
  });
}

test('a number that belongs together stays in one line at the foot, also where a name has emoji', async () => {
  for (const locale of locales) {
    const texts = (await writtenOn(aSample('invoice', locale))).map(({ text }) => text);
    const phones = texts.filter((text) => text.includes('123\u00a045'));
    assert.ok(
      phones.length > 0 && phones.every((text) => text.includes('+48\u00a022\u00a0123\u00a045\u00a067')),
      locale,
    );
  }
});

test.run();
