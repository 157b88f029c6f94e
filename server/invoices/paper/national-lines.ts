// The VAT of a document in the money of the seller's state, with the rate that it was converted at and whose rate that is.
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { amountWriter } from './invoice-figures.ts';

export function nationalLines({ nationalVat, currency, language }: InvoiceDocument, t: Translate): string[] {
  if (!nationalVat) return [];
  const write = amountWriter({ currency: nationalVat.currency, language });
  const { unit, rate, source, table, day } = nationalVat;
  const other = unit === currency ? nationalVat.currency : currency;
  const figure = new Intl.NumberFormat(languageOf(language).languageTag, { maximumFractionDigits: 8 });
  const price = `1 ${unit} = ${figure.format(Number(rate))} ${other}`;
  return [
    t('invoice.nationalVat', {
      currency: nationalVat.currency,
      vat: write(nationalVat.vat.reduce((sum, { vatMinor }) => sum + vatMinor, 0)),
    }),
    t('invoice.nationalRate', { price, source, table, day: formatDay(day, language, 'UTC', shortDay) }),
  ];
}
