import { type Locale, languageOf } from '../i18n/locales.ts';
import { COLLECTED } from '../shipping/carriers.ts';
import { formatArrival } from '../shipping/format-arrival.ts';
import type { Checkout } from './use-checkout-choice.ts';

/** Null for somebody who comes in person: when, the two have agreed. */
export function arrivalOf(option: Checkout['shippingOptions'][number], locale: Locale): string | null {
  const { carrier, earliestArrival, latestArrival } = option;
  return carrier === COLLECTED ? null : formatArrival(earliestArrival, latestArrival, languageOf(locale).languageTag);
}
