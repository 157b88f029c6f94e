import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';

const countryNames: Readonly<Record<string, MessageKey>> = {
  PL: 'country.PL',
  NL: 'country.NL',
  DE: 'country.DE',
  BE: 'country.BE',
  AT: 'country.AT',
  CZ: 'country.CZ',
};

/** Our own words rather than Intl's: the same in every browser and on the server. */
export function countryName(t: Translate, country: string): string {
  const key = countryNames[country];
  return key ? t(key) : country;
}
