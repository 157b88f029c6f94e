// How staff reads the names of payment methods and carriers: browsers of the office get them ready-made.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, money } from '#src/money.ts';
import { type PaymentMethod, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { COLLECTED, carrierName, EMAILED } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Db } from '../../database/connect.ts';
import { listCardPayments } from '../../gift-cards/card-payments.ts';
import { translateTo } from '../../i18n/translations.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';
import { nameOfOther, shownCarrierOf } from '../../shipping/named-way.ts';
import { joinPayments } from '../manual/join-payments.ts';
import { isOnTheSpot, nameOnTheSpot, type OnTheSpot, onTheSpot } from '../manual/on-the-spot.ts';

const GIFT_CARD = 'gift_card';

/** The method that `orders o` was paid by, or on the spot `cash` or `terminal`; `manual`: staff saw the money arrive. */
export const paidMethod = sql<string | null>`coalesce(case when o.payment_method = 'manual' and o.draft_id is not null
  then (select a.reference from payment_attempts a where a.order_id = o.id and a.method = 'manual'
    and a.reference = any(${Object.keys(onTheSpot)}) order by a.attempt desc limit 1) end, o.payment_method)`;

/** `method`: as `listMethodChoices` names it. Each is found by an index. */
export function paidBy(method: string) {
  if (method === GIFT_CARD) return sql`o.cards_minor > 0`;
  if (!isOnTheSpot(method)) return sql`o.payment_method = ${method}`;
  return sql`o.payment_method = 'manual' and o.draft_id is not null and ${paidMethod} = ${method}`;
}

/** Whether staff records its money when it has arrived. */
export const isTransferred = (method: string | null): boolean =>
  method !== null && method !== 'manual' && !isOnTheSpot(method) && !isPaidOnline(method);

export function nameOfMethod(locale: Locale, method: string | null): string | null {
  if (method === null) return null;
  const spot = nameOnTheSpot(locale, method);
  if (spot !== null) return spot;
  // Money that staff saw on the account, whatever the shopper had chosen.
  return shownMethodName(method === 'manual' ? 'bank_transfer' : (method as PaymentMethod), locale);
}

/** The same in short, with gift cards that pay beside it or alone. */
export function nameOfMethods(
  locale: Locale,
  { method, isPaidByCards }: { method: string | null; isPaidByCards: boolean },
): string | null {
  const name = nameOfMethod(locale, method);
  if (!isPaidByCards) return name;
  const cards = nameOfGiftCards(locale);
  return name === null || method === 'nothing_due' ? cards : `${cards} + ${name}`;
}

const nameOfGiftCards = (locale: Locale) => translateTo(locale)('giftCardMail.title');

/** The same with the gift cards that pay beside it, and what each pays. */
export async function nameOfPayment(
  db: Db,
  locale: Locale,
  order: { id: string; currency: Currency; method: string | null; total_minor: number; cards_minor: number },
): Promise<string | null> {
  const name = nameOfMethod(locale, order.method);
  const cards = order.cards_minor > 0 ? await listCardPayments(db, order) : [];
  return joinPayments(locale, { name, cards, due: money(order.total_minor - order.cards_minor, order.currency) });
}

/** Every way in which an order may have been paid. */
export function listMethodChoices(locale: Locale): { id: string; name: string }[] {
  const methods = [...paymentMethods, ...(Object.keys(onTheSpot) as OnTheSpot[])];
  return [
    ...methods.map((id) => ({ id, name: nameOfMethod(locale, id) ?? id })),
    { id: GIFT_CARD, name: nameOfGiftCards(locale) },
  ];
}

/**
 * `way`: what the merchant calls the way that was ordered, which may be somebody else's name.
 */
export function nameOfCarrier(carrier: string, locale: Locale, way = ''): string {
  if (carrier === COLLECTED) return translateTo(locale)('draftMail.collected');
  if (carrier === EMAILED) return translateTo(locale)('giftCardMail.byEmail');
  return carrierName(shownCarrierOf(carrier, way, locale));
}

type Carried = {
  /** The one that was ordered. */
  carrier: string;
  /** Those of its parcels; null or empty before the first. */
  sentWith: readonly string[] | null;
};

/** Names the carriers that it was given to, and before that the one that was ordered. */
export function nameOfCarriers({ carrier, sentWith }: Carried, { locale, delivery, way }: CarrierWords): string {
  const carriers = sentWith && sentWith.length > 0 ? sentWith : [carrier];
  const names = carriers.map((each) =>
    nameOfCarrier(each, locale, each === carrier ? way : nameOfOther(delivery, each, locale)),
  );
  return [...new Set(names)].join(', ');
}

/** `way`: of the one that was ordered. */
type CarrierWords = { locale: Locale; delivery: DeliverySettings; way: string };
