// The VAT of a document in the money of the seller's state, with the rate that it was converted at and whose rate that is.
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { amountWriter } from './invoice-figures.ts';

export function nationalLines({ nationalVat, currency, language }: InvoiceDocument, t: Translate): string[] {
  if (!nationalVat) return [];
  const write = amountWriter({ currency: nationalVat.currency, language });
  const { unit, rate, source, table, day } = nationalVat;
  const other = unit === currency ? nationalVat.currency : currency;
  const price = `1 ${unit} = ${formatNumber(Number(rate), language, { maximumFractionDigits: 8 })} ${other}`;
  return [
    t('invoice.nationalVat', {
      currency: nationalVat.currency,
      vat: write(nationalVat.vat.reduce((sum, { vatMinor }) => sum + vatMinor, 0)),
    }),
    t('invoice.nationalRate', { price, source, table, day: formatDay(day, language, 'UTC', shortDay) }),
  ];
}
