// The ways of delivery that an owner chooses from: those of the shop, and those of its country's preset that it lacks.
import type { Currency } from '#src/money.ts';
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';
import { deliveryPresetOf } from '../shop/delivery-presets/delivery-presets.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings, type SettingsInForce } from '../shop/settings-store.ts';

export type OfferedDeliveries = { offered: DeliveryMethod[]; isOn: ReadonlySet<string>; home: string };

export async function listOfferedDeliveries(db: Db): Promise<OfferedDeliveries> {
  return offeredDeliveries(withNeutralSettings(await listSettings(db)));
}

export function offeredDeliveries({ delivery, taxes, company }: Required<SettingsInForce>): OfferedDeliveries {
  const home = taxes.homeCountry ?? company.address.country;
  const isOn = new Set(delivery.methods.map(({ id }) => id));
  const others = deliveryPresetOf(home).methods.filter(({ id }) => !isOn.has(id));
  return { offered: [...delivery.methods, ...others], isOn, home };
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
