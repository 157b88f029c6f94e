// The ways of delivery that an owner chooses from: those of the shop, those of its country's preset that it lacks, and one by
// another carrier, which is still to be named. All countries of the markets are among those where they lead to.
import { type Country, isCountry } from '#src/countries/country.ts';
import type { Currency } from '#src/money.ts';
import { handoverOf } from '#src/shipping/handover.ts';
import { otherCarrierId } from '#src/shop/delivery/other-carrier.ts';
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import { zone } from '../shop/delivery-presets/delivery-preset.ts';
import { deliveryPresetOf } from '../shop/delivery-presets/delivery-presets.ts';
import type { SettingsInForce } from '../shop/settings-store.ts';

type Zone = DeliveryMethod['zones'][number];

export type OfferedDeliveries = {
  offered: DeliveryMethod[];
  isOn: ReadonlySet<string>;
  home: string;
  /** Zones that no document has: they are stored as soon as they have a price. */
  added: ReadonlySet<Zone>;
};

export function offeredDeliveries({ delivery, taxes, company, markets }: Required<SettingsInForce>): OfferedDeliveries {
  const home = taxes.homeCountry ?? company.address.country;
  const isOn = new Set(delivery.methods.map(({ id }) => id));
  const others = deliveryPresetOf(home).methods.filter(({ id }) => !isOn.has(id));
  const known = [...delivery.methods, ...others];
  const countries = [...new Set([home, ...markets.markets.map(({ country }) => country)])].filter(isCountry);
  const missing = countries.filter((country) => !known.some(({ zones }) => leadTo(zones, country)));
  const added = new Set<Zone>();
  const withCountries = (method: DeliveryMethod, these: readonly Country[]) => {
    // Prices are the merchant's: a zone without one is offered to nobody.
    const zones = these.map((country) => zone([country], [1, 3], [[30_000, {}]]));
    for (const each of zones) added.add(each);
    return { ...method, zones: [...method.zones, ...zones] };
  };
  const other = countries.length > 0 ? [withCountries(otherWay(known), countries)] : [];
  const offered = [
    ...known.map((method) => (handoverOf(method) === 'door' ? withCountries(method, missing) : method)),
    ...other,
  ];
  return { offered, isOn, home, added };
}

/** What a merchant adds that Kasa does not know. Its id is none that the shop has. */
function otherWay(methods: readonly DeliveryMethod[]): DeliveryMethod {
  const taken = new Set(methods.map(({ id }) => id));
  let number = methods.length + 1;
  while (taken.has(`delivery-${number}`)) number++;
  const id = `delivery-${number}`;
  return { id, carrier: otherCarrierId(id), kind: 'courier', names: {}, zones: [] };
}

function leadTo(zones: readonly Zone[], country: string): boolean {
  return zones.some((each) => !each.onlyPostalCodes && (each.countries as string[]).includes(country));
}

/** Whether it is for all who live there: a part that is told by its postcodes, such as an island, has terms of its own. */
export function isOfHome({ countries, onlyPostalCodes }: DeliveryMethod['zones'][number], home: string): boolean {
  return !onlyPostalCodes && countries.some((country) => country === home);
}

/** The value of the goods from which delivery at home is said to be free; null: never. */
export function homeFreeFrom({ offered, home }: OfferedDeliveries, currency: Currency): number | null {
  const ofHome = offered.flatMap(({ zones }) => zones.filter((zone) => isOfHome(zone, home)));
  return ofHome.map(({ freeFrom }) => freeFrom[currency]).find((minor) => minor !== undefined) ?? null;
}
