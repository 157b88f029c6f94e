// An invoice on paper: who, to whom, what, and the VAT by rate. Everything it says is in the frozen document; only name, logo
// and typeface are the shop's of the day on which it is first drawn.
import { letterLines } from '#src/checkout/address/letter-lines.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { countryName } from '#src/i18n/country-name.ts';
import { languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument, Seller } from '#src/invoices/invoice-document.ts';
import { formatMoney, money } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { translateTo } from '../../i18n/translations.ts';
import { A4, INK, LINE, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import type { PaperLogo } from '../../papers/paper-logo.ts';
import { BOTTOM, type Cell, type Column, drawTable } from '../../papers/paper-table.ts';
import { heightOfText, writeText } from '../../papers/write-text.ts';
import { registryLine } from '../../shop/company-lines.ts';

type Look = { shopName: string; logo: PaperLogo | null };

const GAP = 24;
const HALF = (PAPER_WIDTH - GAP) / 2;
const LABEL = { weight: 400, size: 8, color: SOFT_INK } as const;
const TEXT = { weight: 400, size: 9.5, color: INK } as const;
const SUMMARY_WIDTH = 300;
const ROW = 16;
/** The total and two sentences. */
const BELOW_SUMS = 66;

export function drawInvoice(paper: Paper, document: InvoiceDocument, { shopName, logo }: Look): void {
  const t = translateTo(document.language);
  const beginPage = () => {
    paper.doc.addPage();
    drawFooter(paper, document, t);
  };
  beginPage();
  drawHead(paper, document, { shopName, logo, t });
  let y = MARGIN + 74;
  y = writeText(paper, titleOf(document, t), { weight: 700, size: 20, color: INK }, { x: MARGIN, y }) + 12;
  y = drawFacts(paper, factsOf(document, t), y) + 14;
  const parties = [
    drawBlock(paper, t('invoice.seller'), sellerLines(document.seller, document, t), { x: MARGIN, y }),
    drawBlock(paper, t('invoice.buyer'), buyerLines(document, t), { x: MARGIN + HALF + GAP, y }),
  ];
  y = Math.max(...parties) + 16;
  y = drawTable(paper, y, {
    columns: columnsOf(t),
    rows: [...document.lines.map((line) => lineCells(line, document)), ...chargeRows(document, t)],
    onNewPage() {
      beginPage();
      const style = { weight: 700, size: 11, color: INK } as const;
      const text = t('invoice.continued', { title: titleOf(document, t) });
      return writeText(paper, text, style, { x: MARGIN, y: MARGIN }) + 12;
    },
  });
  drawSums(paper, document, { y, t, beginPage });
}

export function titleOf({ kind, number }: InvoiceDocument, t: Translate): string {
  return t(`invoice.title_${kind}`, { number });
}

function drawHead(paper: Paper, { kind }: InvoiceDocument, { shopName, logo, t }: Look & { t: Translate }): void {
  if (logo) paper.doc.image(logo.image, MARGIN, MARGIN, { width: logo.width, height: logo.height });
  else writeText(paper, shopName, { weight: 700, size: 18, color: INK }, { x: MARGIN, y: MARGIN, width: HALF });
  if (kind !== 'proforma') return;
  const place = { x: MARGIN + HALF + GAP, y: MARGIN, width: HALF, align: 'right' } as const;
  writeText(paper, t('invoice.proformaNotice'), LABEL, place);
}

type Fact = { label: string; text: string };

function factsOf(document: InvoiceDocument, t: Translate): Fact[] {
  const { language, issuedOn, soldOn, order, payment, corrects } = document;
  const day = (date: string) => formatDay(date, language, 'UTC', shortDay);
  return [
    { label: t('invoice.issuedOn'), text: day(issuedOn) },
    ...(payment ? [{ label: t('invoice.soldOn'), text: day(soldOn) }] : []),
    { label: t('invoice.order'), text: `${order.number}, ${day(order.placedOn)}` },
    ...(corrects
      ? [
          { label: t('invoice.corrects'), text: `${corrects.number}, ${day(corrects.issuedOn)}` },
          { label: t('invoice.reason'), text: corrects.reason || t('invoice.reasonRefund') },
        ]
      : []),
  ];
}

/** Beside one another, each as wide as the next. */
function drawFacts(paper: Paper, facts: readonly Fact[], top: number): number {
  const width = PAPER_WIDTH / facts.length;
  const ends = facts.map(({ label, text }, place) => {
    const x = MARGIN + place * width;
    const y = writeText(paper, label, LABEL, { x, y: top, width: width - 10 }) + 1;
    return writeText(paper, text, { ...TEXT, weight: 700 }, { x, y, width: width - 10 });
  });
  return Math.max(...ends);
}

function drawBlock(paper: Paper, title: string, lines: readonly string[], { x, y }: { x: number; y: number }): number {
  let top = writeText(paper, title, LABEL, { x, y, width: HALF }) + 2;
  for (const [place, line] of lines.entries()) {
    top = writeText(paper, line, { ...TEXT, weight: place === 0 ? 700 : 400 }, { x, y: top, width: HALF }) + 1;
  }
  return top;
}

function sellerLines(seller: Seller, { language }: InvoiceDocument, t: Translate): string[] {
  const { name, address, vatId, taxNumber, registryNumber, register } = seller;
  const number = address.country === 'PL' ? 'company.nip' : 'invoice.taxNumber';
  return [
    name,
    ...placedLines([address.street], address),
    countryName(language, address.country),
    taxNumber && t(number, { value: taxNumber }),
    vatId && t('company.vatId', { value: vatId }),
    // Poland's invoices name the company by its NIP alone.
    address.country === 'PL' ? '' : registryLine(registryNumber, address.country, language),
    register,
  ].filter(Boolean);
}

function buyerLines({ buyer, language }: InvoiceDocument, t: Translate): string[] {
  const { companyName, taxId } = buyer;
  const lines = letterLines({ ...buyer, companyName: companyName || null }, language);
  return taxId ? [...lines, t('invoice.taxNumber', { value: taxId })] : lines;
}

function columnsOf(t: Translate): Column[] {
  const widths = { quantity: 46, unit: 72, discount: 62, rate: 40, gross: 76 };
  const taken = Object.values(widths).reduce((sum, width) => sum + width + 10, 0);
  return [
    { title: t('invoice.article'), width: PAPER_WIDTH - taken },
    { title: t('invoice.quantity'), width: widths.quantity, align: 'right' },
    { title: t('invoice.unitPrice'), width: widths.unit, align: 'right' },
    { title: t('invoice.discount'), width: widths.discount, align: 'right' },
    { title: t('invoice.rate'), width: widths.rate, align: 'right' },
    { title: t('invoice.gross'), width: widths.gross, align: 'right' },
  ];
}

function writer({ currency, language }: InvoiceDocument): (minor: number) => string {
  const { languageTag } = languageOf(language);
  return (minor) => formatMoney(money(minor, currency), languageTag);
}

const cell = (text: string): Cell => ({ texts: [{ text }] });

function lineCells(line: InvoiceDocument['lines'][number], document: InvoiceDocument): Cell[] {
  const write = writer(document);
  const under = [line.variant, line.sku].filter(Boolean).join(' · ');
  return [
    { texts: [{ text: line.title, weight: 700 }, ...(under ? [{ text: under, isSoft: true, size: 8.5 }] : [])] },
    cell(String(line.quantity)),
    cell(write(line.unitMinor)),
    cell(line.discountMinor === 0 ? '' : write(-line.discountMinor)),
    cell(formatPercent(line.basisPoints, document.language)),
    cell(write(line.grossMinor)),
  ];
}

function chargeRows(document: InvoiceDocument, t: Translate): Cell[][] {
  return document.charges.map(({ kind, grossMinor, basisPoints }) => [
    { texts: [{ text: t(`invoice.charge_${kind}`), weight: 700 }] },
    ...[cell(''), cell(''), cell('')],
    cell(formatPercent(basisPoints, document.language)),
    cell(writer(document)(grossMinor)),
  ]);
}

type Sums = { y: number; t: Translate; beginPage: () => void };

function drawSums(paper: Paper, document: InvoiceDocument, { y: from, t, beginPage }: Sums): void {
  const { vat, totals, payment, isExport } = document;
  const write = writer(document);
  const rows = [
    ['', t('invoice.net'), t('invoice.vat'), t('invoice.gross')],
    ...vat.map(({ basisPoints, netMinor, vatMinor, grossMinor }) => [
      t('invoice.atRate', { rate: formatPercent(basisPoints, document.language) }),
      ...[write(netMinor), write(vatMinor), write(grossMinor)],
    ]),
    ...(vat.length > 1
      ? [[t('invoice.sum'), write(totals.netMinor), write(totals.vatMinor), write(totals.grossMinor)]]
      : []),
  ];
  let y = from + 14;
  if (y + rows.length * ROW + BELOW_SUMS > BOTTOM) {
    beginPage();
    y = MARGIN;
  }
  for (const [place, row] of rows.entries()) y = drawSummaryRow(paper, row, { y, isHead: place === 0 });
  const total =
    document.kind === 'correction' ? 'invoice.totalCorrection' : payment ? 'invoice.totalPaid' : 'invoice.total';
  y = drawTotal(paper, [t(total), write(totals.grossMinor)], y + 8) + 10;
  const closing = [
    payment && document.kind !== 'correction'
      ? t('invoice.paid', { date: formatDay(payment.paidOn, document.language, 'UTC', shortDay) })
      : '',
    isExport ? t('invoice.export') : '',
  ].filter(Boolean);
  for (const text of closing) y = writeText(paper, text, TEXT, { x: MARGIN, y, width: PAPER_WIDTH }) + 2;
}

function drawSummaryRow(paper: Paper, row: readonly string[], { y, isHead }: { y: number; isHead: boolean }): number {
  const width = SUMMARY_WIDTH / row.length;
  const left = A4.width - MARGIN - SUMMARY_WIDTH;
  const style = isHead ? LABEL : TEXT;
  for (const [place, text] of row.entries()) {
    writeText(paper, text, style, { x: left + place * width, y, width, align: place === 0 ? 'left' : 'right' });
  }
  return y + ROW;
}

function drawTotal(paper: Paper, [label = '', amount = '']: readonly string[], top: number): number {
  const left = A4.width - MARGIN - SUMMARY_WIDTH;
  const right = A4.width - MARGIN;
  paper.doc.moveTo(left, top).lineTo(right, top).lineWidth(0.8).strokeColor(LINE).stroke();
  const style = { weight: 700, size: 14, color: INK } as const;
  writeText(paper, label, style, { x: left, y: top + 8, width: SUMMARY_WIDTH / 2 });
  return writeText(paper, amount, style, {
    ...{ x: left + SUMMARY_WIDTH / 2, y: top + 8, width: SUMMARY_WIDTH / 2, align: 'right' },
  });
}

function drawFooter(paper: Paper, { seller, ...document }: InvoiceDocument, t: Translate): void {
  const text = [titleOf({ seller, ...document }, t), seller.name, seller.phone, seller.email]
    .filter(Boolean)
    .join(' · ');
  const style = { weight: 400, size: 7.5, color: SOFT_INK } as const;
  const { page } = paper.doc;
  // The library begins a page of its own below the margin.
  const { bottom } = page.margins;
  page.margins.bottom = 0;
  const y = A4.height - MARGIN + 18 - heightOfText(paper, text, style, PAPER_WIDTH);
  writeText(paper, text, style, { x: MARGIN, y, width: PAPER_WIDTH, align: 'center' });
  page.margins.bottom = bottom;
}
