import { letterLines } from '#src/checkout/address/letter-lines.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { placeName } from '#src/vat/place-name.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Address } from '../schema/resolver-types.generated.ts';

/** Writes it as on a letter, with the VAT id below the company that it is of. */
export function addressLines({ companyName, taxId, ...address }: Address, locale: Locale): string[] {
  return [
    ...(companyName ? [companyName] : []),
    ...(taxId ? [translateTo(locale)('order.taxId', { taxId })] : []),
    ...letterLines(address, placeName(locale, address)),
  ];
}
