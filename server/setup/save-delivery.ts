import type { Currency } from '#src/money.ts';
import { type Result, refuse } from '#src/result.ts';
import type { DeliveryMethod, DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';
import { homeFreeFrom, isOfHome, listOfferedDeliveries } from './offered-deliveries.ts';

export type GivenPrice = { zone: number; rate: number; currency: Currency; minor: number };
export type DeliveryFields = {
  /** Those that are on. */
  methods: { id: string; prices: GivenPrice[] }[];
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
  const deliveries = await listOfferedDeliveries(tx);
  const { offered, isOn, home } = deliveries;
  const threshold = { ...freeFrom, home, former: homeFreeFrom(deliveries, freeFrom.currency) };
  const chosen = methods.map(({ id, prices }) => {
    const method = offered.find((other) => other.id === id);
    return method && withFreeFrom(withPrices(method, prices), isOn.has(id), threshold);
  });
  const chosenMethods = chosen.filter((method) => method !== undefined);
  if (chosenMethods.length < chosen.length) return refuse({ kind: 'DeliveryUnknown', field: 'methods' });
  if (chosenMethods.length === 0) return refuse({ kind: 'NoDelivery', field: 'methods' });
  return changeDocuments(tx, changer, {
    delivery: (inForce): DeliverySettings => ({ ...inForce, methods: chosenMethods, cutOffHour }),
  });
}

function withPrices(method: DeliveryMethod, prices: readonly GivenPrice[]): DeliveryMethod {
  const zones = method.zones.map((zone, at) => ({
    ...zone,
    rates: zone.rates.map((rate, position) => {
      const given = prices.filter((price) => price.zone === at && price.rate === position);
      return { ...rate, prices: { ...rate.prices, ...pricesOf(given) } };
    }),
  }));
  return { ...method, zones };
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
