// The sheet of an invoice: that an archive takes it, that its data lie in it, and that nothing on it overlaps or is missing.
import { XmlDocument } from 'libxml2-wasm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { drawInvoice } from '#server/invoices/paper/draw-invoice.ts';
import type { KsefCodes } from '#server/invoices/paper/draw-ksef-codes.ts';
import { invoicePaper } from '#server/invoices/paper/invoice-paper.ts';
import { A4, MARGIN, openPaper, type Paper } from '#server/papers/open-paper.ts';
import { writePaper } from '#server/papers/write-paper.ts';
import { locales } from '#src/i18n/locales.ts';
import type { InvoiceDocument, InvoiceLine } from '#src/invoices/invoice-document.ts';
import { invoiceTotals } from '#src/invoices/invoice-sums.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';
import { whole } from '../depths.ts';
import { demoProfile } from '../fixtures/demo-shop.ts';
import { anInvoice } from './an-invoice.ts';
import { glyphsShown, objectsOf, readPdf, referred } from './read-pdf.ts';

const { seller, buyer } = anInvoice();
const hard = {
  seller: {
    ...seller,
    name: 'Bäume & Söhne <„Żółw”> 🐢 Handelsgesellschaft für Schreibwaren und Drucksachen mbH & Co. KG',
  },
  buyer: {
    ...buyer,
    fullName: 'Nguyễn Thị Hạnh 👩‍👩‍👧 李小龍',
    companyName: 'Donaudampfschifffahrtsgesellschaft & Cie 🚢',
  },
};

/** `sign`: −1 for what takes them back. */
function manyLines(count: number, sign = 1): Pick<InvoiceDocument, 'lines' | 'vat' | 'totals'> {
  const lines = Array.from({ length: count }, (_, position): InvoiceLine => {
    const quantity = sign * (1 + (position % 3));
    return {
      ...{ position, title: `Kubek „Żółw” 🐢 ${'bardzo długi '.repeat(position % 5)}`, variant: 'niebieski' },
      ...{ sku: `MUG-${position}`, quantity, unitMinor: 123_456, discountMinor: sign * position, basisPoints: 2300 },
      grossMinor: 123_456 * quantity - sign * position,
    };
  });
  const grossMinor = lines.reduce((sum, line) => sum + line.grossMinor, 0);
  const vatMinor = Math.round((grossMinor * 23) / 123);
  const vat = [{ basisPoints: 2300, grossMinor, vatMinor, netMinor: grossMinor - vatMinor }];
  return { lines, vat, totals: invoiceTotals(vat) };
}

const correction = anInvoice({
  ...{ ...hard, kind: 'correction', number: 'FK/2026/1', ...manyLines(3, -1) },
  corrects: { number: 'FV/2026/1', issuedOn: '2026-11-24', reason: 'zbity kubek ☕' },
});

for (const document of [anInvoice({ ...hard, ...manyLines(40) }), correction]) {
  test(`an archive takes the PDF of ${document.kind}: PDF/A-3b with its faces, and its data beside it`, async () => {
    const objects = readPdf(await writePaper(invoicePaper, { document, shop: demoProfile, codes: null }));
    const [catalog] = objectsOf(objects, /\/Type \/Catalog/);
    assert.match(catalog?.dictionary ?? '', '/OutputIntents');
    const [metadata] = objectsOf(objects, /\/Type \/Metadata/);
    const xmp = XmlDocument.fromBuffer(metadata?.stream ?? Buffer.alloc(0));
    const text = metadata?.stream?.toString() ?? '';
    xmp.dispose();
    assert.match(text, /<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/);
    assert.match(text, '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    assert.match(text, '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    assert.match(text, '<pdfaProperty:name>ConformanceLevel</pdfaProperty:name>');
    const faces = objectsOf(objects, /\/Type \/FontDescriptor/);
    assert.ok(faces.length > 1);
    assert.ok(faces.every(({ dictionary }) => dictionary.includes('/FontFile2')));
    const glyphs = glyphsShown(objects);
    assert.ok(glyphs.length > 500);
    assert.is(glyphs.filter((glyph) => glyph === 0).length, 0, 'an empty box');
    // The data in it are the electronic invoice, byte for byte.
    const file = catalog && referred(objects, catalog, 'AF');
    assert.match(file?.dictionary ?? '', '/AFRelationship /Alternative');
    assert.match(file?.dictionary ?? '', '/UF (factur-x.xml)');
    const embedded = file && referred(objects, file, 'F');
    assert.match(embedded?.dictionary ?? '', /\/Type \/EmbeddedFile[\s\S]*\/Subtype \/text#2Fxml/);
    assert.match(embedded?.dictionary ?? '', '/ModDate (D:20261124000000Z)');
    assert.is(embedded?.stream?.toString(), writeCii(document));
  });
}

test('what is no invoice has no electronic one in it', async () => {
  const document = anInvoice({ kind: 'proforma', payment: null });
  const pdf = await writePaper(invoicePaper, { document, shop: demoProfile, codes: null });
  const objects = readPdf(pdf);
  assert.equal(objectsOf(objects, /\/Type \/(?:Filespec|EmbeddedFile)/), []);
  assert.not.match(objectsOf(objects, /\/Type \/Metadata/)[0]?.stream?.toString() ?? '', 'fx:');
});

type Box = { page: number; text: string; left: number; right: number; top: number; bottom: number };

/** Notes where each text is drawn from now on. */
function noteDrawn({ doc }: Paper): Box[] {
  const boxes: Box[] = [];
  const pages: unknown[] = [];
  const write = doc.text.bind(doc) as (...given: unknown[]) => typeof doc;
  const note = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) => {
    if (!pages.includes(doc.page)) pages.push(doc.page);
    const taken = doc.widthOfString(text, options);
    const { width = taken } = options;
    const left = options.align === 'right' ? Math.max(x, x + width - taken) : x;
    const height = 'lineBreak' in options ? doc.currentLineHeight(true) : doc.heightOfString(text, options);
    boxes.push({
      ...{ page: pages.indexOf(doc.page), text, left, right: left + Math.min(width, taken) },
      ...{ top: y, bottom: y + height },
    });
    return write(text, x, y, options);
  };
  doc.text = note as typeof doc.text;
  return boxes;
}

/** A line's height has room above and below its letters. */
const OVERLAP = 1;

const meet = (one: Box, other: Box) =>
  one.page === other.page &&
  one.left + OVERLAP < other.right &&
  other.left + OVERLAP < one.right &&
  one.top + OVERLAP < other.bottom &&
  other.top + OVERLAP < one.bottom;

async function draw(
  document: InvoiceDocument,
  typeface: (typeof typefaceNames)[number],
  codes: KsefCodes | null = null,
) {
  const info = { title: '', author: '', language: document.language, isArchived: true, isNumbered: true };
  const paper = await openPaper(typeface, info);
  const boxes = noteDrawn(paper);
  drawInvoice(paper, document, { shopName: 'Papiernia', logo: null, codes });
  paper.doc.end();
  return boxes;
}

for (const [place, language] of locales.entries()) {
  const typeface = typefaceNames[place % typefaceNames.length] ?? 'Inter';
  const register = place === 0 ? test : whole(test);
  register(`in ${language} nothing overlaps, on forty lines with long names and emoji`, async () => {
    for (const sign of [1, -1]) {
      const sheet = sign > 0 ? anInvoice({ ...hard, language }) : { ...correction, language };
      const boxes = await draw({ ...sheet, ...manyLines(40, sign), isExport: true, currency: 'CZK' }, typeface);
      const overlapping = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).flatMap((other) => (meet(box, other) ? `${box.text} | ${other.text}` : [])),
      );
      assert.equal(overlapping, []);
      assert.ok(boxes.every(({ left, right }) => left >= MARGIN - 1 && right <= A4.width - MARGIN + 1));
    }
  });
}

test('what goes to KSeF has its codes, with what is prescribed below them, also on a page that is full', async () => {
  const invoiceLink =
    'https://qr.ksef.mf.gov.pl/invoice/5252248481/24-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
  const number = '5252248481-20261124-0100001AF629-AF';
  const captions = async (codes: KsefCodes, lines: number) => {
    const boxes = await draw({ ...anInvoice(), ...manyLines(lines, 1) }, 'Inter', codes);
    assert.ok(boxes.every(({ bottom }) => bottom <= A4.height));
    const page = boxes.find(({ text }) => text === number || text === 'OFFLINE')?.page;
    const beside = boxes.filter((box) => box.page === page).map(({ text }) => text);
    assert.ok(
      beside.some((text) => text.startsWith('Total')),
      `${lines} lines: no code without the sums`,
    );
    assert.ok(
      beside.some((text) => text.includes('MUG-')),
      `${lines} lines: no code without a line`,
    );
    return boxes.map(({ text }) => text).filter((text) => [number, 'OFFLINE', 'CERTYFIKAT'].includes(text));
  };
  const offline = { number: null, invoiceLink, certificateLink: `${invoiceLink}/${'x'.repeat(86)}` };
  for (const lines of [1, 12, 20, 30]) {
    assert.equal(await captions({ number, invoiceLink, certificateLink: null }, lines), [number]);
    assert.equal(await captions(offline, lines), ['OFFLINE', 'CERTYFIKAT']);
    assert.equal(await captions({ ...offline, number }, lines), [number, 'CERTYFIKAT']);
  }
});

test('pages are numbered when there are several, and what is taken back has a minus', async () => {
  const boxes = await draw({ ...correction, ...manyLines(40, -1), language: 'nl', currency: 'EUR' }, 'Inter');
  const numbers = boxes.filter(({ text }) => /^\d+ \/ \d+$/.test(text)).map(({ text, page }) => [text, page]);
  assert.ok(numbers.length > 1);
  assert.equal(
    numbers,
    numbers.map((_, page) => [`${page + 1} / ${numbers.length}`, page]),
  );
  assert.ok(boxes.some(({ text }) => text === '€\u00a0\u22121.234,56'));
  assert.not.ok(
    boxes.some(({ text }) => /€.*-|-.*€/.test(text)),
    'a hyphen',
  );
  const alone = await draw(anInvoice(), 'Inter');
  assert.not.ok(alone.some(({ text }) => /^\d+ \/ \d+$/.test(text)));
});

test('sums never stand on a page without a line', async () => {
  const ways = new Set<number>();
  for (let count = 8; count <= 22; count++) {
    const boxes = await draw(anInvoice(manyLines(count)), 'Inter');
    const total = boxes.find(({ text }) => text === 'Total');
    const onPage = boxes.filter(({ page, text }) => page === total?.page && text.includes('MUG-'));
    assert.ok(onPage.length > 0, `${count} lines`);
    ways.add(total?.page ?? -1);
  }
  assert.is(ways.size, 2, 'some go onto a second page');
});

test('a small business names no rates, and why; a Dutch company its number of the KvK', async () => {
  const seller = { ...anInvoice().seller, address: { ...anInvoice().seller.address, country: 'CZ' }, kvk: '12345678' };
  const sold = { ...manyLines(1), vat: [{ basisPoints: 0, grossMinor: 123_456, netMinor: 123_456, vatMinor: 0 }] };
  const document = { ...sold, seller, language: 'cs' as const, isSellerExempt: true as const };
  const texts = (await draw(anInvoice(document), 'Inter')).map(({ text }) => text);
  assert.ok(texts.includes('Nejsme plátci DPH.'));
  assert.ok(texts.includes('Faktura FV/2026/1'), 'no document of VAT');
  assert.ok(texts.includes('KvK 12345678'));
  assert.not.ok(texts.some((text) => /%|daňový/.test(text)));
});

test('sellers in Germany name the day of delivery, or of the payment that came before it; others the day of the sale', async () => {
  const daysOf = async (country: string, about: Partial<InvoiceDocument>) => {
    const seller = { ...anInvoice().seller, address: { ...anInvoice().seller.address, country } };
    const texts = (await draw(anInvoice({ seller, language: 'de', ...about }), 'Inter')).map(({ text }) => text);
    return texts.filter((text) => /^(Leistungs|Lieferdatum|Vorauszahlung|\d\d\.\d\d\.2026$)/.test(text)).sort();
  };
  const sent = { sentOn: '2026-11-25' };
  assert.equal(await daysOf('DE', sent), ['24.11.2026', '25.11.2026', 'Lieferdatum']);
  assert.equal(await daysOf('AT', { sentOn: null }), ['23.11.2026', '24.11.2026', 'Vorauszahlung erhalten am']);
  const atTheDoor = { sentOn: null, payment: null, due: { method: 'cash_on_delivery' } };
  assert.equal(await daysOf('DE', { ...atTheDoor, soldOn: '2026-11-24' }), ['24.11.2026', '24.11.2026', 'Lieferdatum']);
  assert.equal(
    await daysOf('DE', {}),
    ['23.11.2026', '24.11.2026', 'Leistungs-/Zahlungsdatum'],
    'of an earlier release',
  );
  assert.equal(await daysOf('PL', sent), ['23.11.2026', '24.11.2026', 'Leistungs-/Zahlungsdatum']);
});

test('the VAT of a foreign currency stands there with its rate and whose that is', async () => {
  const rate = { unit: 'EUR', rate: '4.2634', source: 'NBP', table: '229/A/NBP/2026', day: '2026-11-23' } as const;
  const nationalVat = { currency: 'PLN', ...rate, vat: [{ basisPoints: 2300, vatMinor: 9_806 }] } as const;
  const boxes = await draw(anInvoice({ language: 'pl', currency: 'EUR', nationalVat }), 'Inter');
  const texts = boxes.map(({ text }) => text.replaceAll('\u00a0', ' '));
  assert.ok(texts.includes('VAT w PLN: 98,06 zł'));
  assert.ok(texts.includes('Przeliczono po kursie 1 EUR = 4,2634 PLN (NBP, tabela 229/A/NBP/2026 z 23.11.2026)'));
});

whole(test)('figures of a column have one width in every face', async () => {
  for (const typeface of typefaceNames) {
    const paper = await openPaper(typeface, { title: '', author: '', language: 'en' });
    for (const weight of [400, 700] as const) {
      const widths = Array.from('0123456789', (digit) =>
        paper.face(digit, weight, 10).widthOfString(digit, { features: ['tnum'] }),
      );
      assert.is(new Set(widths).size, 1, `${typeface} ${weight}`);
    }
    paper.doc.end();
  }
});

test.run();
