// The zone of a delivery method that an address is in.
import type { DeliveryMethod } from '../shop/delivery-settings.ts';
import { isOutsideVat } from '../vat/territories.ts';

type Zone = DeliveryMethod['zones'][number];

/** `postalCode`: empty while nobody has said. */
export type Whereto = { country: string; postalCode: string };

/**
 * One that names the postcode comes before the rest of its country. What is outside the Union's VAT area goes through the
 * customs, so only a zone that names its postcodes leads there.
 */
export function findZone(zones: readonly Zone[], { country, postalCode }: Whereto): Zone | undefined {
  const ofCountry = zones.filter(({ countries }) => (countries as string[]).includes(country));
  const named = ofCountry.find(({ onlyPostalCodes }) => onlyPostalCodes && beginsWith(postalCode, onlyPostalCodes));
  if (named) return named;
  if (isOutsideVat(country, postalCode)) return undefined;
  return ofCountry.find(
    ({ onlyPostalCodes, exceptPostalCodes = [] }) => !onlyPostalCodes && !beginsWith(postalCode, exceptPostalCodes),
  );
}

function beginsWith(postalCode: string, beginnings: readonly string[]): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');
  return beginnings.some((beginning) => bare(postalCode).startsWith(bare(beginning)));
}
