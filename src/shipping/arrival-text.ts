import { formatArrival } from '../dates/format-arrival.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';

type Order = Pick<OrderFieldsFragment, 'expectedArrival' | 'pickupPoint'>;

/** When the order should be at its buyer, or at the place where it is collected; null when nobody can say. */
export function arrivalText(t: Translate, locale: Locale, { expectedArrival, pickupPoint }: Order): string | null {
  if (!expectedArrival) return null;
  const { earliest, latest } = expectedArrival;
  const dates = formatArrival(earliest, latest, languageOf(locale).languageTag);
  return t(pickupPoint ? 'shipping.waits' : 'shipping.arrives', { dates });
}
