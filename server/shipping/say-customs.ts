// What whoever packs a parcel and whoever reads of its order is told of the customs.
import type { Locale } from '#src/i18n/locales.ts';
import { type HandedOver, placeOfHandover } from '#src/shipping/handover.ts';
import { customsAt } from '#src/vat/place-name.ts';
import { translateTo } from '../i18n/translations.ts';

/** Null for what stays inside the Union's VAT area. */
export function sayCustoms(locale: Locale, order: HandedOver): string | null {
  const { customsPlace: place, isDutyFree } = customsAt(locale, placeOfHandover(order));
  if (place === null) return null;
  return translateTo(locale)(isDutyFree ? 'work.customsDutyFree' : 'work.customs', { place });
}
