// Which points a way of delivery leads to. A zone that leaves postcodes out leaves out the points there, too: nobody is shown
// one that no order could be sent to.
import { sql } from 'kysely';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { cachedForSite } from '../../catalogue/catalogue-cache.ts';
import type { Db } from '../../database/connect.ts';
import { type PointScope, pointsOf } from '../pickup-point-store.ts';
import { leadsTo, pointsOfMethod } from '../tariffs.ts';

/** The points of a method in a country, as far as its zones lead there. */
export async function readPointScope(
  db: Db,
  delivery: DeliverySettings,
  { method, country }: { method: string; country: string },
): Promise<PointScope> {
  const scope = { ...pointsOfMethod(delivery, method), country };
  if (scope.kind === 'courier') return scope;
  const leftOut = await cachedForSite(db, `points left out ${method} ${country}`, async () => {
    const { rows } = await sql<{ postalCode: string }>`
      select distinct p.postal_code as "postalCode" ${pointsOf(scope)}`.execute(db);
    return rows.flatMap(({ postalCode }) => (leadsTo(delivery, method, { country, postalCode }) ? [] : postalCode));
  });
  return { ...scope, leftOut };
}
