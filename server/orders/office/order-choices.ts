// What the list of orders can be narrowed to, and the carriers that a parcel can be handed to.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { ANY_ASSISTANT } from '#src/orders/office/order-filter-values.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { listCountriesByName } from '#src/shop/market-presets.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { listMethodChoices, nameOfCarrier } from './method-names.ts';

type Choice = { id: string; name: string };

type Services = { db: Db; delivery: DeliverySettings; locale: Locale };

export async function listOrderChoices({ db, delivery, locale }: Services) {
  const countries = delivery.methods.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries));
  return {
    carriers: listCarriers(delivery, locale),
    countries: listCountriesByName(locale, distinct(countries)),
    methods: listMethodChoices(locale),
    assistants: await listAssistantChoices(db, locale),
  };
}

const MOST_PLATFORMS = 50;

/** Those that name no platform are found among any. */
async function listAssistantChoices(db: Db, locale: Locale): Promise<Choice[]> {
  const { rows } = await sql<{ id: string }>`
    select platform as id from assistant_orders group by platform order by count(*) desc, platform limit ${MOST_PLATFORMS}`.execute(
    db,
  );
  if (rows.length === 0) return [];
  const any = { id: ANY_ASSISTANT, name: translateTo(locale)('orderAssistants.any') };
  return [any, ...rows.flatMap(({ id }) => (id === '' ? [] : [{ id, name: id }]))];
}

/** One whose ways are called after others has the names of all of them. */
export function listCarriers(delivery: DeliverySettings, locale: Locale): Choice[] {
  const carriers = distinct(delivery.methods.map(({ carrier }) => carrier));
  return carriers.map((carrier) => {
    const ways = delivery.methods.filter((method) => method.carrier === carrier);
    const names = ways.map(({ id }) => nameOfCarrier(carrier, locale, nameOfWay(delivery, id, locale)));
    return { id: carrier, name: distinct(names).join(' / ') };
  });
}

type Ordered = { carrier: string; way: string };

/**
 * The carriers that an order can be handed to: the one that was ordered by the name of its way, also where that way is there no more.
 * Collection in person is among them only where the customer said so: nobody else comes for the goods.
 */
export function listCarriersFor(delivery: DeliverySettings, locale: Locale, { carrier, way }: Ordered): Choice[] {
  const ordered = { id: carrier, name: nameOfCarrier(carrier, locale, way) };
  const carriers = listCarriers(delivery, locale).filter(({ id }) => id !== COLLECTED);
  if (!carriers.some(({ id }) => id === carrier)) return [ordered, ...carriers];
  return carriers.map((choice) => (choice.id === carrier ? ordered : choice));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted();
}
