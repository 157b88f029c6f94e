// Ways of delivery that the checkout does not offer, because their carrier's pick-up points are not in the shop.
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import type { Db } from '../../database/connect.ts';
import { hasPoints, listPointCountries } from '../tariffs.ts';

export type MethodWithoutPoints = Pick<DeliveryMethod, 'id' | 'carrier' | 'kind'> & {
  /** The countries to which it leads, and in which there is no point. */
  countries: string[];
};

export async function listMethodsWithoutPoints(
  db: Db,
  methods: readonly DeliveryMethod[],
): Promise<MethodWithoutPoints[]> {
  const collected = methods.filter(({ kind }) => kind !== 'courier');
  const points = await listPointCountries(db);
  return collected.flatMap((method) => {
    const { id, carrier, kind } = method;
    const lacking = countriesOf(method).filter((country) => !hasPoints(method, points.get(country) ?? []));
    return lacking.length > 0 ? [{ id, carrier, kind, countries: lacking }] : [];
  });
}

/** The countries to which the method leads, in parts or whole. */
export function countriesOf({ zones }: DeliveryMethod): string[] {
  return [...new Set(zones.flatMap(({ countries }) => countries))];
}
