// "With you on Tuesday": when goods would arrive that are ordered now, and what that costs. The words are made
// here, of the shop's clock alone, so that every visitor of a language may be sent the same page.
import { dateIn } from '#src/dates/local-date.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { byLocale, type Locale, languageOf } from '#src/i18n/locales.ts';
import { type Currency, formatMoney, money } from '#src/money.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { type DeliveryDates, type Dispatch, deliveryDates } from '#src/shipping/delivery-dates.ts';
import { handoverOf } from '#src/shipping/handover.ts';
import { formatShortMoney } from '#src/short-money.ts';
import { translateTo } from '../i18n/translations.ts';
import { Cache } from '../memory/cache.ts';
import type { DeliveryPromise } from '../schema/resolver-types.generated.ts';
import { emailedOffer } from './emailed-offer.ts';
import { shownCarrierOf } from './named-way.ts';
import { listBrought, offersFor, type Parcel, type ShippingOffer, type Tariff, usualOffer } from './tariffs.ts';

type Question = {
  locale: Locale;
  /** The market's. */
  country: string;
  now: Date;
  isMadeToOrder: boolean;
  dispatch: Dispatch;
  /** A cart is priced as the checkout will have it, a product alone with what holds for every address of the country. */
  isOfCart?: boolean;
  /** The shopper's own choice, where there is one already. */
  chosen?: string | null;
};

// Making a formatter costs more than all the rest.
const dateFormats = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(languageOf(locale).languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Methods that people know by a name of their own; the others are named after their carrier. */
const ownWays: Readonly<Record<string, MessageKey>> = {
  'inpost-locker': 'promise.inpostLocker',
  'dhl-point': 'promise.dhlPoint',
  'dhl-packstation': 'promise.dhlPackstation',
  'packeta-point': 'promise.packetaPoint',
};

type Cached = { since: Date; promise: DeliveryPromise | null };

/** Keyed by tariffs: a product has dozens of variants, and most of what is promised of one is promised of all. */
const promises = new WeakMap<readonly Tariff[], Cache<Cached>>();
const MOST_PROMISES = 5_000;

/**
 * Promises delivery to the market's own country, whose tariffs are given; null when nothing carries the parcel there.
 */
export function promiseDelivery(
  tariffs: readonly Tariff[],
  parcel: Parcel,
  question: Question,
): DeliveryPromise | null {
  const ofTariffs = promises.get(tariffs) ?? new Cache<Cached>({ max: MOST_PROMISES });
  promises.set(tariffs, ofTariffs);
  const { locale, country, now, isMadeToOrder } = question;
  const key = `${locale} ${country} ${isMadeToOrder} ${parcel.weightGrams} ${parcel.goodsMinor} ${question.isOfCart} ${question.chosen ?? ''}`;
  const cached = ofTariffs.get(key);
  if (cached && cached.since <= now && (!cached.promise || now < new Date(cached.promise.orderBefore)))
    return cached.promise;
  const promise = makePromise(tariffs, parcel, question);
  ofTariffs.set(key, { since: now, promise });
  return promise;
}

/**
 * What is sold out is expected back, on a day as YYYY-MM-DD; null when nothing is on its way, or it is late: a day that has
 * passed promises nothing.
 */
export function promiseReturn(
  day: string | null,
  locale: Locale,
  today: string,
): Pick<DeliveryPromise, 'promise' | 'cost'> | null {
  if (day === null || day < today) return null;
  const date = dateFormats[locale].format(new Date(`${day}T00:00:00Z`));
  return { promise: translateTo(locale)('promise.backAround', { date }), cost: '' };
}

/** Gift cards are with somebody as they are sent: on the day that it is in the shop's zone. */
export function promiseEmail(
  locale: Locale,
  currency: Currency,
  { now, timeZone }: { now: Date; timeZone: string },
): DeliveryPromise {
  const t = translateTo(locale);
  const { method, carrier, kind, price, freeFrom } = emailedOffer(currency);
  const day = dateIn(timeZone, now);
  return {
    ...{ method, carrier, kind, price, freeFrom },
    ...{ earliestArrival: day, latestArrival: day, orderBefore: now.toISOString() },
    ...{ promise: t('promise.emailed'), cost: t('promise.free') },
  };
}

function makePromise(
  tariffs: readonly Tariff[],
  parcel: Parcel,
  { locale, country, now, isMadeToOrder, dispatch, isOfCart, chosen }: Question,
): DeliveryPromise | null {
  const offers = offersFor(tariffs, parcel);
  const usual = offers.find(({ method }) => method === chosen) ?? usualOffer(offers);
  if (!usual) return null;
  const dates = deliveryDates(now, { ...usual, country, isMadeToOrder }, dispatch);
  return {
    method: usual.method,
    carrier: shownCarrierOf(usual.carrier, usual.names[locale] ?? '', locale),
    kind: usual.kind,
    earliestArrival: dates.earliest,
    latestArrival: dates.latest,
    orderBefore: dates.orderBefore.toISOString(),
    price: usual.price,
    freeFrom: usual.freeFrom,
    promise: writePromise(locale, { ...usual, hour: dispatch.cutOffHour }, dates),
    cost: isOfCart
      ? writeCost(locale, parcel, { usual, others: [] })
      : writeCost(locale, parcel, { usual: ofAnyAddress(usual, parcel), others: offers }),
  };
}

function writePromise(
  locale: Locale,
  { method, carrier, names, kind, hour }: ShippingOffer & { hour: number },
  { earliest, latest, orderBy }: DeliveryDates,
) {
  const t = translateTo(locale);
  // Nothing is with somebody on a day who comes for it.
  if (handoverOf({ carrier, kind }) === 'in_person')
    return `${names[locale] || t('draftMail.collected')}, ${t('draftMail.asAgreed')}.`;
  const date = new Date(`${latest}T00:00:00Z`);
  const manner = earliest === latest ? 'on' : 'by';
  const arrival = t(`promise.${manner}`, {
    way: t(ownWays[method] ?? `promise.${kind}`, {
      carrier: carrierName(shownCarrierOf(carrier, names[locale] ?? '', locale)),
    }),
    day: t(`promise.${manner}${weekdayOf(date)}`),
    date: dateFormats[locale].format(date),
  });
  return t('promise.until', { arrival, hour, day: t(`promise.until${weekdayOf(new Date(orderBy))}`) });
}

/**
 * What delivery costs, free of charge only where the usual way is. How a product alone goes, and where in its country,
 * nobody has said: the least that any way asks there, and from when on one of them is free.
 */
function writeCost(
  locale: Locale,
  parcel: Parcel,
  { usual, others }: { usual: ShippingOffer; others: readonly ShippingOffer[] },
): string {
  const t = translateTo(locale);
  if (usual.price.minor === 0) return handoverOf(usual) === 'in_person' ? '' : t('promise.free');
  const costs = [usual, ...listBrought(others).map((offer) => ofAnyAddress(offer, parcel))];
  const price = money(Math.min(...costs.map((cost) => cost.price.minor)), usual.price.currency);
  const thresholds = costs
    .flatMap(({ freeFrom }) => freeFrom?.minor ?? [])
    .filter((minor) => minor > parcel.goodsMinor);
  const { languageTag } = languageOf(locale);
  if (thresholds.length === 0) return t('promise.costs', { price: formatMoney(price, languageTag) });
  const freeFrom = money(Math.min(...thresholds), price.currency);
  return t('promise.costsUntil', {
    price: formatMoney(price, languageTag),
    freeFrom: formatShortMoney(freeFrom, languageTag),
  });
}

function ofAnyAddress(offer: ShippingOffer, { goodsMinor }: Parcel): ShippingOffer {
  const { everywhere } = offer;
  if (!everywhere) return offer;
  const isFree = everywhere.freeFrom !== null && goodsMinor >= everywhere.freeFrom.minor;
  return { ...offer, ...everywhere, price: isFree ? offer.price : everywhere.price };
}

function weekdayOf(date: Date): (typeof weekdays)[number] {
  return weekdays[date.getUTCDay()] ?? 'Sunday';
}
