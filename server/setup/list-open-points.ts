// What a shop lacks, as far as it can be read from it: the same list for `kasa doctor`, for the last step of the first run and
// for the first page of the office. What of it keeps a shop with live keys from starting is `listLacks` alone.

import { countryName } from '#src/i18n/country-name.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { listCountriesByName } from '#src/shop/market-presets.ts';
import { goesTo } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { listLawPoints, readLawShop } from '../law/list-duties.ts';
import type { OpenPoint } from '../law/open-point.ts';
import { nameOfOther, shownCarrierOf } from '../shipping/named-way.ts';
import { listMethodsWithoutPoints } from '../shipping/points/methods-without-points.ts';
import { listTariffs } from '../shipping/tariffs.ts';
import { findMarkets } from '../shop/find-markets.ts';

type Environment = { mailFrom: string | undefined };

export async function listOpenPoints(db: Db, environment: Environment, now: Date): Promise<OpenPoint[]> {
  const shop = await readLawShop(db, environment, now);
  return [...shop.lacks, ...(await listLawPoints(shop)), ...(await listDeliveryPoints(db, shop.settings.delivery))];
}

/** What keeps shoppers from ordering, or from a way of delivery that the shop means to offer. */
export async function listDeliveryPoints(db: Db, delivery: DeliverySettings): Promise<OpenPoint[]> {
  return [...(await listUnservedMarkets(db, delivery)), ...(await listMissingPoints(db, delivery))];
}

/** Markets to whose own country nothing is delivered, for want of a way or because their list leaves it out. */
async function listUnservedMarkets(db: Db, delivery: DeliverySettings): Promise<OpenPoint[]> {
  const { markets } = await findMarkets(db);
  const points = await Promise.all(
    markets.map(async (market): Promise<OpenPoint[]> => {
      const { language, country, currency } = market;
      const isNamed = goesTo(market, country);
      if (isNamed && (await listTariffs(db, delivery, { country, currency })).length > 0) return [];
      const where = `${countryName('en', country)} in ${currency}`;
      const document = isNamed ? 'delivery' : 'markets';
      const because = isNamed ? `who shops at /${language} cannot order` : `deliversTo of /${language} leaves it out`;
      return [
        {
          ...{ document, kind: 'NothingDelivered', about: [country, currency] },
          says: `nothing is delivered to ${where}: ${because}`,
          fix: `kasa settings edit ${document}`,
        },
      ];
    }),
  );
  return points.flat();
}

/** Lockers and other pick-up points that are not in the shop. */
async function listMissingPoints(db: Db, delivery: DeliverySettings): Promise<OpenPoint[]> {
  const without = await listMethodsWithoutPoints(db, delivery.methods);
  const nameOf = (carrier: string) => carrierName(shownCarrierOf(carrier, nameOfOther(delivery, carrier, ''), 'en'));
  return without.map(({ id, carrier, countries }): OpenPoint => {
    const where = listCountriesByName('en', countries)
      .map(({ name }) => name)
      .join(', ');
    return {
      ...{ document: 'points', kind: 'PointsMissing', about: [nameOf(carrier), ...countries] },
      says: `${id} is offered to nobody in ${where}: the shop has no pick-up points of ${nameOf(carrier)} there`,
      fix: `Bring them in with one press at ${officeUrlOf('delivery')}, or kasa import-points FILE`,
    };
  });
}
