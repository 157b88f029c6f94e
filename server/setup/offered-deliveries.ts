// The ways of delivery that an owner chooses from: those of the shop, and those of its country's preset that it lacks.
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
