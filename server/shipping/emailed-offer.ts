import { type Currency, money } from '#src/money.ts';
import { EMAILED } from '#src/shipping/carriers.ts';
import type { ShippingOffer } from './tariffs.ts';

/** The way that gift cards go: by e-mail, on the day that is chosen with each. */
export function emailedOffer(currency: Currency): ShippingOffer {
  const way = { method: EMAILED, carrier: EMAILED, kind: 'courier' as const, names: {} };
  return { ...way, price: money(0, currency), freeFrom: null, minDays: 0, maxDays: 0 };
}
