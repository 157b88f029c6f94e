import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import { type Result, refuse } from '#src/result.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliveryMethod, DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Transaction } from '../database/transaction.ts';
import { lockSettings } from '../shop/settings-store.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';
import { homeFreeFrom, isOfHome, type OfferedDeliveries, offeredDeliveries } from './offered-deliveries.ts';
import { settingsAsRead } from './read-documents.ts';

export type GivenPrice = { zone: number; rate: number; currency: Currency; minor: number };
export type DeliveryFields = {
  /** Those that are on. */
  methods: { id: string; name: string | null; prices: GivenPrice[] }[];
  /** The value of the goods from which delivery at home is free; null: never. */
  freeFrom: { currency: Currency; minor: number | null };
  cutOffHour: number;
};

/** Saves carriers and prices. What is off is left out of the document, and offered again by its preset. */
export async function saveDelivery(
  tx: Transaction,
  changer: Changer,
  { methods, freeFrom, cutOffHour }: DeliveryFields,
): Promise<Result<null, SetupRefusal>> {
  // What another tab takes away meanwhile is not priced.
  await lockSettings(tx);
  // Prices are named by the place of their zone, which is that of the form.
  const settings = await settingsAsRead(tx, changer.versions, ['delivery', 'markets', 'taxes', 'company']);
  const deliveries = offeredDeliveries(settings);
  const { offered, isOn, home, added } = deliveries;
  const { main } = settings.markets;
  const threshold = { ...freeFrom, home, former: homeFreeFrom(deliveries, freeFrom.currency) };
  const chosen = methods.map(({ id, name, prices }) => {
    const method = offered.find((other) => other.id === id);
    if (!method || !prices.every((price) => method.zones[price.zone]?.rates[price.rate])) return undefined;
    const named = withName(method, name ?? '', main);
    return withFreeFrom(withPrices(named, prices, added), isOn.has(id), threshold);
  });
  const chosenMethods = chosen.filter((method) => method !== undefined);
  if (chosenMethods.length < chosen.length) return refuse({ kind: 'DeliveryUnknown', field: 'methods' });
  const nameless = chosenMethods.find(({ carrier, names }) => isOtherCarrier(carrier) && isEmpty(names));
  if (nameless) return refuse({ kind: 'CarrierNameless', field: `name-${nameless.id}` });
  if (chosenMethods.length === 0) return refuse({ kind: 'NoDelivery', field: 'methods' });
  return changeDocuments(tx, changer, {
    delivery: (inForce): DeliverySettings => ({ ...inForce, methods: chosenMethods, cutOffHour }),
  });
}

/** Another carrier has no name but this; what it is called in other languages stays. */
function withName(method: DeliveryMethod, name: string, main: Locale): DeliveryMethod {
  if (!isOtherCarrier(method.carrier) || name.trim() === '') return method;
  const said = Object.keys(method.names)[0] ?? main;
  return { ...method, names: { ...method.names, [method.names[main] ? main : said]: name.trim() } };
}

function isEmpty(names: DeliveryMethod['names']): boolean {
  return !Object.values(names).some(Boolean);
}

/** Countries that were offered and nobody has priced are left out; where nothing is priced yet the way stays whole. */
function withPrices(
  method: DeliveryMethod,
  prices: readonly GivenPrice[],
  added: OfferedDeliveries['added'],
): DeliveryMethod {
  const zones = method.zones.map((zone, at) => ({
    ...zone,
    rates: zone.rates.map((rate, position) => {
      const given = prices.filter((price) => price.zone === at && price.rate === position);
      return { ...rate, prices: { ...rate.prices, ...pricesOf(given) } };
    }),
  }));
  const isPriced = ({ rates }: DeliveryMethod['zones'][number]) =>
    rates.some((rate) => Object.keys(rate.prices).length > 0);
  const kept = zones.filter((zone, at) => isPriced(zone) || !added.has(method.zones[at] as typeof zone));
  return { ...method, zones: kept.length > 0 ? kept : zones };
}

function pricesOf(given: readonly GivenPrice[]): Partial<Record<Currency, number>> {
  return Object.fromEntries(given.map(({ currency, minor }) => [currency, minor]));
}

type HomeThreshold = DeliveryFields['freeFrom'] & { home: string; former: number | null };

/**
 * Zones of the home country that had what the form showed follow it. One with a threshold of its own, or with none beside
 * them, keeps its terms: the form did not ask for them.
 */
function withFreeFrom(
  method: DeliveryMethod,
  isOn: boolean,
  { currency, minor, home, former }: HomeThreshold,
): DeliveryMethod {
  const zones = method.zones.map((zone) => {
    const { [currency]: own = null, ...others } = zone.freeFrom;
    const isFollowing = own === former || (!isOn && own !== null);
    if (!isOfHome(zone, home) || !isFollowing) return zone;
    return { ...zone, freeFrom: minor === null ? others : { ...others, [currency]: minor } };
  });
  return { ...method, zones };
}
