import { countryName } from '#src/checkout/address/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../i18n/translations.ts';
import type { OrderAddress } from '../schema/resolver-types.generated.ts';

/** As on a letter, with the country in words. */
export function addressLines(address: OrderAddress, locale: Locale): string[] {
  const { companyName, taxId, fullName, line1, line2, postalCode, city, country } = address;
  return [
    companyName,
    taxId ? translateTo(locale)('order.taxId', { taxId }) : '',
    fullName,
    line1,
    line2,
    `${postalCode} ${city}`,
    countryName(locale, country),
  ].filter((line): line is string => !!line);
}
