// The lines of FA(3): what was sold at its price with VAT (art. 106e section 7), and what was charged beside it. A correction
// has the differences alone: what is taken back is a negative quantity at the price that it was sold for.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceCharge, InvoiceDocument, InvoiceLine } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { isConverted, needsNationalVat, sumFieldOf } from './fa3-sums.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

export const LONGEST_TITLE = 512;
export const LONGEST_CODE = 50;
const PIECE = 'szt.';
const SERVICE = 'usł.';
/** The mark of sales to consumers in other member states that are sent from Poland. */
export const DISTANCE_SALE = 'WSTO_EE';
/** The mark of single-purpose vouchers, which are taxed when they are sold: art. 8a section 1. */
const TAXED_VOUCHER = 'B_SPV';

export function lineElements(document: InvoiceDocument, t: Translate): string[] {
  return rowsOf(document, t).map((row, place) => lineElement(document, row, place + 1));
}

/** What was sold and charged: the deposit that a final invoice takes off is none of it, and is named instead. */
export function rowsOf(document: InvoiceDocument, t: Translate): Row[] {
  const charges = document.charges.filter(({ kind }) => kind !== 'deposit');
  return [
    ...document.lines.map((line) => ofLine(document, line)),
    ...charges.map((charge) => ofCharge(document, charge, t)),
  ];
}

export type Row = {
  /** The same in an invoice and in what corrects it. */
  id: string;
  title: string;
  code: string;
  measure: string;
  quantity: number;
  unitMinor: number;
  discountMinor: number;
  grossMinor: number;
  basisPoints: number;
};

function ofLine({ order }: InvoiceDocument, { position, title, variant, sku, ...line }: InvoiceLine): Row {
  const name = [title, variant].filter(Boolean).join(', ');
  return { ...line, id: `${order.number}-${position + 1}`, title: name, code: sku, measure: PIECE };
}

/** A charge has one piece. Where money is given back for no goods, or a gift card is taken off, its price is negative. */
function ofCharge({ order }: InvoiceDocument, { kind, grossMinor, basisPoints }: InvoiceCharge, t: Translate): Row {
  const isTakenBack = kind !== 'reduction' && kind !== 'voucher' && grossMinor < 0;
  return {
    id: `${order.number}-${kind}-${percentToDecimal(basisPoints)}`,
    ...{ title: t(`invoice.charge_${kind}`), code: '', measure: SERVICE },
    quantity: isTakenBack ? -1 : 1,
    unitMinor: isTakenBack ? -grossMinor : grossMinor,
    ...{ discountMinor: 0, grossMinor, basisPoints },
  };
}

function lineElement(document: InvoiceDocument, row: Row, number: number): string {
  const amount = (minor: number) => moneyToDecimal(money(minor, document.currency));
  const isConvertedHere = needsNationalVat(document) && isConverted(document, row);
  return branch('FaWiersz', [
    leaf('NrWierszaFa', number),
    leaf('UU_ID', fa3Text(row.id, LONGEST_CODE)),
    leaf('P_7', fa3Text(row.title, LONGEST_TITLE)),
    leaf('Indeks', fa3Text(row.code, LONGEST_CODE)),
    leaf('P_8A', row.measure),
    leaf('P_8B', row.quantity),
    leaf('P_9B', amount(row.unitMinor)),
    row.discountMinor === 0 ? '' : leaf('P_10', amount(row.discountMinor)),
    leaf('P_11A', amount(row.grossMinor)),
    rateElements(document, row.basisPoints),
    isConvertedHere ? leaf('KursWaluty', document.nationalVat?.rate ?? '') : '',
  ]);
}

function rateElements(document: InvoiceDocument, basisPoints: number): string {
  switch (sumFieldOf(document, basisPoints)) {
    case '5':
      return leaf('P_12_XII', percentToDecimal(basisPoints)) + leaf('Procedura', DISTANCE_SALE);
    case '6_1':
      return leaf('P_12', '0 KR');
    case '6_3':
      return leaf('P_12', '0 EX');
    case '7':
      return leaf('P_12', 'zw');
    default:
      return (
        leaf('P_12', percentToDecimal(basisPoints)) + (document.isOfTaxedCards ? leaf('Procedura', TAXED_VOUCHER) : '')
      );
  }
}
