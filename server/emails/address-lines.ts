import { countryName } from '#src/checkout/address/country-name.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { OrderAddress } from '../schema/resolver-types.generated.ts';

/** As on a letter, with the country in words. */
export function addressLines(address: OrderAddress, t: Translate): string[] {
  const { companyName, taxId, fullName, line1, line2, postalCode, city, country } = address;
  return [
    companyName,
    taxId ? t('order.taxId', { taxId }) : '',
    fullName,
    line1,
    line2,
    `${postalCode} ${city}`,
    countryName(t, country),
  ].filter((line): line is string => !!line);
}
