// What a document comes to: VAT by rate, the total, and what is left to pay.
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { accountRows } from '../../orders/manual/account-rows.ts';
import { A4, INK, LINE, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import { BOTTOM } from '../../papers/paper-table.ts';
import { heightOfText, widthOfText, writeText } from '../../papers/write-text.ts';
import { paymentTermsOf } from '../en16931/read-business-terms.ts';
import { exemptionOf } from '../vat-exemption.ts';
import { amountWriter } from './invoice-figures.ts';
import { nationalLines } from './national-lines.ts';

const LABEL = { weight: 400, size: 8, color: SOFT_INK, isTabular: true } as const;
const TEXT = { weight: 400, size: 9.5, color: INK, isTabular: true } as const;
const TOTAL = { weight: 700, size: 14, color: INK, isTabular: true } as const;
const LEAST_WIDTH = 300;
const GAP = 18;
const ROW = 16;
const ABOVE_TOTAL = 16;
const BELOW_TOTAL = 10;

/** The space between the table and its sums. */
const ABOVE = 14;

/** The height with the room above them: the last row of the table stays with its sums. */
export function heightOfSums(paper: Paper, document: InvoiceDocument, t: Translate): number {
  const { rows, total, closing } = partsOf(document, t);
  const texts = closing.reduce((sum, text) => sum + heightOfText(paper, text, TEXT, PAPER_WIDTH) + 2, 0);
  const ofTotal = ABOVE_TOTAL + heightOfText(paper, total[0], TOTAL, PAPER_WIDTH) + BELOW_TOTAL;
  return ABOVE + rows.length * ROW + ofTotal + texts;
}

/** `heightBelow`: of what stays with them. */
type Sums = { y: number; t: Translate; heightBelow: number; beginPage: () => void };

/** Stays together: on a page of its own where a single row has left no room for all of it. Returns where it ends. */
export function drawInvoiceSums(
  paper: Paper,
  document: InvoiceDocument,
  { y: from, t, heightBelow, beginPage }: Sums,
): number {
  const { rows, total, closing } = partsOf(document, t);
  const widths = widthsOf(paper, rows, total);
  let y = from + ABOVE;
  if (from + heightOfSums(paper, document, t) + heightBelow > BOTTOM) {
    beginPage();
    y = MARGIN;
  }
  for (const [place, row] of rows.entries()) {
    drawRow(paper, row, { y, widths, style: place === 0 ? LABEL : TEXT });
    y += ROW;
  }
  y = drawTotal(paper, total, { top: y + ABOVE_TOTAL / 2, width: widths.reduce((sum, width) => sum + width, 0) });
  y += BELOW_TOTAL;
  for (const text of closing) y = writeText(paper, text, TEXT, { x: MARGIN, y, width: PAPER_WIDTH }) + 2;
  return y;
}

function partsOf(document: InvoiceDocument, t: Translate) {
  return {
    rows: document.isSellerExempt ? [] : rowsOf(document, t),
    total: [t(totalTitle(document)), amountWriter(document)(document.totals.grossMinor)] as const,
    closing: closingLines(document, t),
  };
}

/** What stands below the sums: how it is paid, why there is no VAT, and the VAT in the money of the seller's state. */
export function closingLines(document: InvoiceDocument, t: Translate): string[] {
  const [terms, exemption] = [paymentTermsOf(document, t), exemptionOf(document, t)];
  return [...transferLines(document, t), terms, exemption, ...nationalLines(document, t)].filter(Boolean);
}

function transferLines({ transfer, ...document }: InvoiceDocument, t: Translate): string[] {
  if (!transfer) return [];
  const { account, reference, dueMinor, until } = transfer;
  const date = formatDay(until, document.language, 'UTC', shortDay);
  return [
    t('invoice.transfer', { amount: amountWriter(document)(dueMinor), date }),
    ...accountRows(account, reference, t).map(({ name, value }) => `${name}: ${value}`),
  ];
}

function totalTitle({ kind, payment, corrects }: InvoiceDocument) {
  if (corrects?.isGivenUp || corrects?.takesBack) return 'invoice.totalPaid';
  if (kind === 'correction') return corrects?.isPaidBackByHand ? 'invoice.totalToPayBack' : 'invoice.totalCorrection';
  return payment ? 'invoice.totalPaid' : 'invoice.total';
}

function rowsOf(document: InvoiceDocument, t: Translate): string[][] {
  const { vat, totals } = document;
  const write = amountWriter(document);
  const rows = vat.map(({ basisPoints, netMinor, vatMinor, grossMinor }) => [
    t('invoice.atRate', { rate: formatPercent(basisPoints, document.language) }),
    ...[write(netMinor), write(vatMinor), write(grossMinor)],
  ]);
  const sum = [t('invoice.sum'), write(totals.netMinor), write(totals.vatMinor), write(totals.grossMinor)];
  return [['', t('invoice.net'), t('invoice.vat'), t('invoice.gross')], ...rows, ...(vat.length > 1 ? [sum] : [])];
}

/** Each column as wide as its widest, the first with all that is left of the least that the whole takes. */
function widthsOf(paper: Paper, rows: readonly string[][], total: readonly string[]): number[] {
  const columns = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => widthOfText(paper, row[place] ?? '', TEXT) + (place === 0 ? 1 : GAP))),
  );
  const taken = columns.reduce((sum, width) => sum + width, 0);
  const ofTotal = total.reduce((sum, text) => sum + widthOfText(paper, text, TOTAL), GAP);
  const spare = Math.max(0, Math.max(LEAST_WIDTH, ofTotal) - taken);
  if (columns.length === 0) return [spare];
  return columns.map((width, place) => (place === 0 ? width + spare : width));
}

type Row = { y: number; widths: readonly number[]; style: typeof TEXT | typeof LABEL };

function drawRow(paper: Paper, row: readonly string[], { y, widths, style }: Row): void {
  let x = A4.width - MARGIN - widths.reduce((sum, width) => sum + width, 0);
  for (const [place, text] of row.entries()) {
    const width = widths[place] ?? 0;
    writeText(paper, text, style, { x, y, width, align: place === 0 ? 'left' : 'right' });
    x += width;
  }
}

type Total = { top: number; width: number };

function drawTotal(paper: Paper, [label = '', amount = '']: readonly string[], { top, width }: Total): number {
  const right = A4.width - MARGIN;
  paper.doc
    .moveTo(right - width, top)
    .lineTo(right, top)
    .lineWidth(0.8)
    .strokeColor(LINE)
    .stroke();
  const box = { x: right - width, y: top + ABOVE_TOTAL / 2, width };
  writeText(paper, label, TOTAL, box);
  return writeText(paper, amount, TOTAL, { ...box, align: 'right' });
}
