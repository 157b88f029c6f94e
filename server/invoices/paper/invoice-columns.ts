// The lines of an invoice as a table, whose columns of figures are as wide as what stands in them.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { vatInGross } from '#src/vat/vat-by-rate.ts';
import { PAPER_WIDTH, type Paper } from '../../papers/open-paper.ts';
import { CELL_SIZE, type Cell, COLUMN_GAP, type Column, HEAD_SIZE } from '../../papers/paper-table.ts';
import { widthOfText } from '../../papers/write-text.ts';
import { amountWriter, withMinus } from './invoice-figures.ts';

type Table = { columns: Column[]; rows: Cell[][] };

export function linesTable(paper: Paper, document: InvoiceDocument, t: Translate): Table {
  const rows = [...document.lines.map((line) => lineOf(line, document, t)), ...chargesOf(document, t)];
  const titles = [
    ...[
      t('invoice.quantity'),
      ...(saysNet(document) ? [t('invoice.netUnitPrice')] : []),
      t(hasVat(document) ? 'invoice.unitPrice' : 'invoice.plainUnitPrice'),
      ...(hasDiscount(document) ? [t('invoice.discount')] : []),
    ],
    ...(hasVat(document) ? [t('invoice.rate'), t('invoice.gross')] : [t('invoice.amount')]),
  ];
  const figures = titles.map((title, place) => ({
    ...{ title, align: 'right' as const },
    width: widestOf(
      paper,
      title,
      rows.map(({ figures }) => figures[place] ?? ''),
    ),
  }));
  const taken = figures.reduce((sum, { width }) => sum + width + COLUMN_GAP, 0);
  return {
    columns: [{ title: t('invoice.article'), width: PAPER_WIDTH - taken }, ...figures],
    rows: rows.map(({ name, figures }) => [name, ...figures.map((text) => ({ texts: [{ text }] }))]),
  };
}

/** A small business names no rates and no prices with VAT. */
const hasVat = ({ isSellerExempt }: InvoiceDocument) => !isSellerExempt;

/** Directive 2006/112, article 226(8): a company reads what one costs without VAT. */
const saysNet = (document: InvoiceDocument) => hasVat(document) && document.buyer.companyName !== '';

const hasDiscount = ({ lines }: InvoiceDocument) => lines.some(({ discountMinor }) => discountMinor !== 0);

function rateOf(document: InvoiceDocument, basisPoints: number): string[] {
  return hasVat(document) ? [formatPercent(basisPoints, document.language)] : [];
}

/** What is measured is a little less than what the library finds too long for a line. */
const SPARE = 1;
const MOST = 110;

function widestOf(paper: Paper, title: string, texts: readonly string[]): number {
  const figures = { weight: 400, size: CELL_SIZE, isTabular: true } as const;
  const widths = [...new Set(texts)].map((text) => widthOfText(paper, text, figures));
  const head = widthOfText(paper, title, { weight: 400, size: HEAD_SIZE });
  return Math.min(MOST, Math.max(head, ...widths) + SPARE);
}

type Row = { name: Cell; figures: string[] };

function lineOf(line: InvoiceDocument['lines'][number], document: InvoiceDocument, t: Translate): Row {
  const write = amountWriter(document);
  const under = [line.variant, line.sku].filter(Boolean).join(' · ');
  return {
    name: {
      texts: [{ text: line.title, weight: 700 }, ...(under ? [{ text: under, isSoft: true, size: 8.5 }] : [])],
    },
    figures: [
      // The quantity is said with the measure, which Poland's invoices must name: article 106e (1)(8) of its VAT act.
      t('invoice.pieces', { quantity: withMinus(String(line.quantity)) }),
      ...(saysNet(document) ? [write(line.unitMinor - vatInGross(line.unitMinor, line.basisPoints))] : []),
      write(line.unitMinor),
      ...(hasDiscount(document) ? [line.discountMinor === 0 ? '' : write(-line.discountMinor)] : []),
      ...rateOf(document, line.basisPoints),
      write(line.grossMinor),
    ],
  };
}

function chargesOf(document: InvoiceDocument, t: Translate): Row[] {
  return document.charges.map(({ kind, grossMinor, basisPoints }) => ({
    name: { texts: [{ text: t(`invoice.charge_${kind}`), weight: 700 }] },
    figures: [
      '',
      ...(saysNet(document) ? [''] : []),
      '',
      ...(hasDiscount(document) ? [''] : []),
      ...rateOf(document, basisPoints),
      amountWriter(document)(grossMinor),
    ],
  }));
}
