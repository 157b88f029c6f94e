// How staff reads the names of payment methods and carriers: browsers of the office get them ready-made.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { COLLECTED, carrierName, EMAILED } from '#src/shipping/carriers.ts';
import type { Db } from '../../database/connect.ts';
import { listCardPayments } from '../../gift-cards/card-payments.ts';
import { translateTo } from '../../i18n/translations.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';
import { shownCarrierOf } from '../../shipping/named-way.ts';
import { joinPayments } from '../manual/join-payments.ts';

/** What an order made by hand was paid with on the spot. */
const onTheSpot = { cash: 'drafts.cash', terminal: 'drafts.terminal' } as const;
type OnTheSpot = keyof typeof onTheSpot;

/** The method that `orders o` was paid by, or on the spot `cash` or `terminal`; `manual`: staff saw the money arrive. */
export const paidMethod = sql<string | null>`coalesce(case when o.payment_method = 'manual' and o.draft_id is not null
  then (select a.reference from payment_attempts a where a.order_id = o.id and a.method = 'manual'
    and a.reference = any(${Object.keys(onTheSpot)}) order by a.attempt desc limit 1) end, o.payment_method)`;

export const isOnTheSpot = (method: string | null): method is OnTheSpot =>
  method !== null && Object.hasOwn(onTheSpot, method);

/** Whether staff records its money when it has arrived. */
export const isTransferred = (method: string | null): boolean =>
  method !== null && method !== 'manual' && !isOnTheSpot(method) && !isPaidOnline(method);

export function nameOfMethod(locale: Locale, method: string | null): string | null {
  if (method === null) return null;
  if (isOnTheSpot(method)) return translateTo(locale)(onTheSpot[method]);
  // Money that staff saw on the account, whatever the shopper had chosen.
  return shownMethodName(method === 'manual' ? 'bank_transfer' : (method as PaymentMethod), locale);
}

/** The same with the gift cards that pay beside it. */
export async function nameOfPayment(
  db: Db,
  locale: Locale,
  order: { id: string; currency: Currency; method: string | null; total_minor: number; cards_minor: number },
): Promise<string | null> {
  const name = nameOfMethod(locale, order.method);
  const cards = order.cards_minor > 0 ? await listCardPayments(db, order) : [];
  return joinPayments(locale, { name, cards, due: money(order.total_minor - order.cards_minor, order.currency) });
}

/**
 * `way`: what the merchant calls the way that was ordered, which may be somebody else's name.
 */
export function nameOfCarrier(carrier: string, locale: Locale, way = ''): string {
  if (carrier === COLLECTED) return translateTo(locale)('draftMail.collected');
  if (carrier === EMAILED) return translateTo(locale)('giftCardMail.byEmail');
  return carrierName(shownCarrierOf(carrier, way, locale));
}
