// The order of a payment in advance, which its invoice names instead of lines (art. 106f section 1): net and VAT of each. A
// correction has the differences.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { netOfParts } from '#src/invoices/invoice-sums.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { priceOfOne } from '../en16931/line-terms.ts';
import { DISTANCE_SALE, LONGEST_CODE, LONGEST_TITLE, type Row, rowsOf } from './fa3-lines.ts';
import { sumFieldOf } from './fa3-sums.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

export function orderElement(document: InvoiceDocument, t: Translate): string {
  const rows = rowsOf(document, t);
  const amount = (minor: number) => moneyToDecimal(money(minor, document.currency));
  const nets = netOfParts(rows, document.vat, document.currency);
  return branch('Zamowienie', [
    leaf('WartoscZamowienia', amount(document.totals.grossMinor)),
    ...rows.map((row, place) => {
      const net = nets[place] ?? 0;
      return branch('ZamowienieWiersz', [
        leaf('NrWierszaZam', place + 1),
        leaf('UU_IDZ', fa3Text(row.id, LONGEST_CODE)),
        leaf('P_7Z', fa3Text(row.title, LONGEST_TITLE)),
        leaf('IndeksZ', fa3Text(row.code, LONGEST_CODE)),
        leaf('P_8AZ', row.measure),
        leaf('P_8BZ', row.quantity),
        leaf('P_9AZ', priceOfOne(net, row.quantity)),
        leaf('P_11NettoZ', amount(net)),
        leaf('P_11VatZ', amount(row.grossMinor - net)),
        rateElements(document, row),
      ]);
    }),
  ]);
}

function rateElements(document: InvoiceDocument, { basisPoints }: Row): string {
  const percent = percentToDecimal(basisPoints);
  switch (sumFieldOf(document, basisPoints)) {
    case '5':
      return leaf('P_12Z_XII', percent) + leaf('ProceduraZ', DISTANCE_SALE);
    case '6_1':
      return leaf('P_12Z', '0 KR');
    case '6_3':
      return leaf('P_12Z', '0 EX');
    case '7':
      return leaf('P_12Z', 'zw');
    default:
      return leaf('P_12Z', percent);
  }
}
