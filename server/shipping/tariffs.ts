// What delivery costs, by the document of the settings. Which carriers have points is asked of the database.

import { locales } from '#src/i18n/locales.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import { COLLECTED, EMAILED } from '#src/shipping/carriers.ts';
import type { Dispatch } from '#src/shipping/delivery-dates.ts';
import { findZone, ofWholeCountry, type Whereto } from '#src/shipping/find-zone.ts';
import { type Handover, handoverOf } from '#src/shipping/handover.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliveryKind, DeliveryMethod, DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import type { Db } from '../database/connect.ts';

export type ShippingOffer = {
  method: string;
  carrier: string;
  kind: DeliveryKind;
  /** The merchant's. */
  names: LocalisedText;
  /** What the merchant calls the zone; absent where it has no name. */
  zoneNames?: LocalisedText;
  price: Money;
  /** What the goods must cost for this way to be free; null: never. */
  freeFrom: Money | null;
  minDays: number;
  maxDays: number;
  /**
   * The tariff where several zones divide the country: what none of them undercuts, and from when on all of them are
   * free.
   */
  everywhere?: { price: Money; freeFrom: Money | null };
};

export type Parcel = {
  weightGrams: number;
  /** What the goods cost: from a threshold on they travel free. */
  goodsMinor: number;
};

/** `postalCode`: left out where nobody has said one. */
type Destination = { country: string; postalCode?: string; currency: Currency };

/** The prices to one country, for parcels up to a weight; lightest first within a method. */
export type Tariff = Omit<ShippingOffer, 'price'> & { maxWeightGrams: number; price: Money };

/** The ways in which a parcel can travel, cheapest tariff of each method that carries its weight. */
export async function listShippingOffers(
  db: Db,
  delivery: DeliverySettings,
  parcel: Parcel & Destination,
): Promise<ShippingOffer[]> {
  return offersFor(await listTariffs(db, delivery, parcel), parcel);
}

/** All tariffs to a country in the order in which methods are shown. Without points a collected parcel has no way. */
export async function listTariffs(db: Db, delivery: DeliverySettings, destination: Destination): Promise<Tariff[]> {
  return (await readTariffs(db, delivery, destination.country))(destination);
}

/** The same for several postcodes or currencies of one country, which is asked about once. */
export async function readTariffs(
  db: Db,
  delivery: DeliverySettings,
  country: string,
): Promise<(place: Omit<Destination, 'country'>) => Tariff[]> {
  const points = (await listPointCountries(db, country)).get(country) ?? [];
  const methods = delivery.methods.filter((method) => hasPoints(method, points));
  return (place) => methods.flatMap((method) => tariffsOf(method, { country, ...place }));
}

/** Those to the door alone, for which nobody has to be asked where carriers have points. */
export function listDoorTariffs({ methods }: DeliverySettings, destination: Destination): Tariff[] {
  return methods.filter((method) => handoverOf(method) === 'door').flatMap((method) => tariffsOf(method, destination));
}

type PointsOfCarrier = { carrier: string; kind: string };

/** Lists the carriers that have points in each country; `country`: in that one alone. */
export async function listPointCountries(db: Db, country?: string): Promise<Map<string, PointsOfCarrier[]>> {
  const rows = await db
    .selectFrom('pickup_points')
    .select(['country', 'carrier', 'kind'])
    .distinct()
    .where('is_active', '=', true)
    .$if(country !== undefined, (points) => points.where('country', '=', country ?? ''))
    .execute();
  return Map.groupBy(rows, (row) => row.country);
}

/** Whether a country's points are enough for the method; a courier needs none. */
export function hasPoints({ carrier, kind }: Pick<DeliveryMethod, 'carrier' | 'kind'>, points: PointsOfCarrier[]) {
  return (
    kind === 'courier' || points.some((point) => point.carrier === carrier && (kind === 'point' || point.kind === kind))
  );
}

function tariffsOf(
  { id: method, carrier, kind, names: said, zones }: DeliveryMethod,
  { country, postalCode = '', currency }: Destination,
): Tariff[] {
  // Where nothing is brought to it, the address is the bill's.
  const zone = findZone(zones, { country, postalCode: handoverOf({ carrier, kind }) === 'door' ? postalCode : '' });
  if (!zone) return [];
  const { minDays, maxDays, rates, freeFrom } = zone;
  const threshold = freeFrom[currency];
  const whole = ofWholeCountry(zones, country, currency);
  const names = isOtherCarrier(carrier) ? inEveryLanguage(said) : said;
  return rates
    .toSorted((a, b) => a.maxWeightGrams - b.maxWeightGrams)
    .flatMap(({ maxWeightGrams, prices }) => {
      const minor = prices[currency];
      if (minor === undefined) return [];
      const price = money(minor, currency);
      const free = threshold === undefined ? null : money(threshold, currency);
      const terms = { method, carrier, kind, names, minDays, maxDays, maxWeightGrams, price, freeFrom: free };
      const offer = zone.names ? { ...terms, zoneNames: zone.names } : terms;
      if (postalCode !== '' || whole.zones.length < 2) return [offer];
      const least = whole.zones.flatMap((each) => rateFor(each.rates, maxWeightGrams, currency) ?? []);
      const everywhere = {
        price: money(Math.min(minor, ...least), currency),
        freeFrom: whole.freeFrom === undefined ? null : money(whole.freeFrom, currency),
      };
      return [{ ...offer, everywhere }];
    });
}

/** What a zone takes for that weight; undefined where it does not carry it. */
function rateFor(rates: DeliveryMethod['zones'][number]['rates'], grams: number, currency: Currency) {
  const carrying = rates.filter(
    ({ maxWeightGrams, prices }) => maxWeightGrams >= grams && prices[currency] !== undefined,
  );
  return carrying.toSorted((a, b) => a.maxWeightGrams - b.maxWeightGrams)[0]?.prices[currency];
}

/** Nothing else names it: one language's name stands in for those that have none. */
function inEveryLanguage(names: LocalisedText): LocalisedText {
  const [first] = Object.values(names).filter(Boolean);
  return first === undefined ? names : { ...Object.fromEntries(locales.map((locale) => [locale, first])), ...names };
}

export function offersFor(tariffs: readonly Tariff[], { weightGrams, goodsMinor }: Parcel): ShippingOffer[] {
  const offers = new Map<string, ShippingOffer>();
  for (const { maxWeightGrams, price, ...offer } of tariffs) {
    if (offers.has(offer.method) || maxWeightGrams < weightGrams) continue;
    const isFree = offer.freeFrom !== null && goodsMinor >= offer.freeFrom.minor;
    offers.set(offer.method, { ...offer, price: isFree ? money(0, price.currency) : price });
  }
  return [...offers.values()];
}

/**
 * What is promised of a parcel, and chosen for it until the shopper chooses: the cheapest to the door, where nothing more
 * has to be asked, and of two at one price the sooner; without one, the cheapest to a point. Article 22 of Directive
 * 2011/83 lets nobody pay extra for what was ticked beforehand.
 */
export function usualOffer(offers: readonly ShippingOffer[]): ShippingOffer | undefined {
  const [usual] = offers.toSorted(
    (a, b) => effortOf(a) - effortOf(b) || a.price.minor - b.price.minor || a.maxDays - b.maxDays,
  );
  return usual;
}

/** Those that bring the parcel somewhere; whoever comes for it in person pays for no delivery. */
export function listBrought(offers: readonly ShippingOffer[]): ShippingOffer[] {
  return offers.filter((offer) => handoverOf(offer) !== 'in_person');
}

function effortOf(offer: ShippingOffer): number {
  return (['door', 'point', 'in_person'] as const).indexOf(handoverOf(offer));
}

/** Those to which a price in that currency leads. */
export function listShippingCountries({ methods }: DeliverySettings, currency: Currency): string[] {
  const zones = methods
    .flatMap((method) => method.zones)
    .filter(({ rates }) => rates.some(({ prices }) => prices[currency] !== undefined));
  return [...new Set(zones.flatMap(({ countries }) => countries))].sort();
}

/** Whether one of the method's zones is of that place. */
export function leadsTo({ methods }: DeliverySettings, method: string, place: Whereto): boolean {
  return findZone(methods.find(({ id }) => id === method)?.zones ?? [], place) !== undefined;
}

/** How orders of this method come to their buyers. One that does not exist has no point that could be asked for. */
export function handoverBy({ methods }: DeliverySettings, method: string): Handover {
  // Staff sells goods that are collected in shops that have no such method, and gift cards need none.
  if (method === COLLECTED || method === EMAILED) return 'in_person';
  const found = methods.find(({ id }) => id === method);
  return found ? handoverOf(found) : 'door';
}

/** The carrier whose lockers the method leads to; null: to none. */
export function lockersOf({ methods }: DeliverySettings, method: string): string | null {
  return methods.find(({ id, kind }) => id === method && kind === 'locker')?.carrier ?? null;
}

/** Which points a method leads to; one that does not exist leads to none. */
export function pointsOfMethod({ methods }: DeliverySettings, method: string) {
  const { carrier, kind } = methods.find(({ id }) => id === method) ?? { carrier: '', kind: 'courier' as const };
  return { carrier, kind };
}

/** Parcels leave at home. */
export function dispatchOf({ delivery, taxes }: { delivery: DeliverySettings; taxes: Taxes }): Dispatch {
  return { ...delivery, country: taxes.homeCountry };
}
