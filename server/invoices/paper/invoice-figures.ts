import { languageOf } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { formatMoney, money } from '#src/money.ts';

/** Amounts of a document in its language. */
export function amountWriter({
  currency,
  language,
}: Pick<InvoiceDocument, 'currency' | 'language'>): (minor: number) => string {
  const { languageTag } = languageOf(language);
  return (minor) => formatMoney(money(minor, currency), languageTag);
}

/** The sign stands where the language has it, and is a minus: as wide as a figure, where the library writes a hyphen. */
export function withMinus(figure: string): string {
  return figure.replace('-', '\u2212');
}
