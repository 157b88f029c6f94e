// What an order made by hand was paid with on the spot.
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../../i18n/translations.ts';

export const onTheSpot = { cash: 'drafts.cash', terminal: 'drafts.terminal' } as const;
export type OnTheSpot = keyof typeof onTheSpot;

export const isOnTheSpot = (method: string | null): method is OnTheSpot =>
  method !== null && Object.hasOwn(onTheSpot, method);

/** Null for what was paid elsewhere. */
export function nameOnTheSpot(locale: Locale, method: string | null): string | null {
  return isOnTheSpot(method) ? translateTo(locale)(onTheSpot[method]) : null;
}
