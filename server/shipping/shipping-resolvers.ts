import { dateIn } from '#src/dates/local-date.ts';
import { KasaError } from '#src/errors.ts';
import type { Currency } from '#src/money.ts';
import type { Dispatch } from '#src/shipping/delivery-dates.ts';
import { marketOf } from '#src/shop/markets.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Cart, Resolvers, Variant } from '../schema/resolver-types.generated.ts';
import { readShop } from '../shop/read-settings.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { promiseDelivery, promiseEmail, promiseReturn } from './delivery-promise.ts';
import { destinationOf, listMarketCountries } from './market-countries.ts';
import { listPointsNear } from './pickup-point-store.ts';
import { readPointScope } from './points/points-of-zones.ts';
import { searchPickupPoints } from './search-pickup-points.ts';
import { dispatchOf, listTariffs, type Tariff } from './tariffs.ts';

const MAX_SEARCH_LENGTH = 100;

export const shippingResolvers: Resolvers = {
  Query: {
    async pickupPoints(_, { country, method, search, near }, { db, readShop }) {
      return searchPickupPoints(db, {
        ...(await readPointScope(db, (await readShop()).delivery, { method, country })),
        search: search.slice(0, MAX_SEARCH_LENGTH),
        near: near.slice(0, MAX_SEARCH_LENGTH),
      });
    },
  },
  Mutation: {
    async pickupPointsNear(_, { country, method, latitude, longitude }, { db, readShop }) {
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      if (!isOnEarth) throw new KasaError('BAD_REQUEST', 'A position has a latitude and a longitude in degrees.');
      const scope = await readPointScope(db, (await readShop()).delivery, { method, country });
      const points = await listPointsNear(db, scope, { latitude, longitude });
      return points.map(({ distanceKm, ...point }) => ({ point, distanceKm }));
    },
  },
  Variant: {
    async delivery({ weightGrams, price, availability, expectedOn = null, isEmailed }: Variant, { locale }, context) {
      if (availability === 'SOLD_OUT') {
        const timeZone = await readTimeZone(context.db);
        return promiseReturn(expectedOn, locale, dateIn(timeZone, context.now()));
      }
      const { country, currency } = marketOf(context.markets, locale);
      if (isEmailed) {
        const timeZone = await readTimeZone(context.db);
        return promiseEmail(locale, currency, { now: context.now(), timeZone });
      }
      const { tariffs, dispatch } = await readDeliveryTo(context, country, currency);
      return promiseDelivery(
        tariffs,
        { weightGrams, goodsMinor: price.minor },
        {
          locale,
          country,
          now: context.now(),
          isMadeToOrder: availability === 'MADE_TO_ORDER',
          dispatch,
        },
      );
    },
  },
  Cart: {
    async delivery(
      { lines, weightGrams, subtotal, discount, isEmailed, isMadeToOrder, shippingMethod, deliveryCountry }: Cart,
      { locale },
      context,
    ) {
      if (lines.length === 0) return null;
      const market = marketOf(context.markets, locale);
      if (isEmailed) {
        const timeZone = await readTimeZone(context.db);
        return promiseEmail(locale, market.currency, { now: context.now(), timeZone });
      }
      const countries = listMarketCountries((await context.readShop()).delivery, market);
      const country = destinationOf(market, countries, [deliveryCountry]);
      const { tariffs, dispatch } = await readDeliveryTo(context, country, market.currency);
      const promise = promiseDelivery(
        tariffs,
        { weightGrams, goodsMinor: subtotal.minor - (discount?.amount.minor ?? 0) },
        {
          locale,
          country,
          now: context.now(),
          isMadeToOrder,
          dispatch,
          isOfCart: true,
          chosen: shippingMethod ?? null,
        },
      );
      if (!promise || !discount?.isDeliveryFree) return promise;
      return { ...promise, price: { ...promise.price, minor: 0 }, freeFrom: null };
    },
  },
};

type Delivery = { tariffs: Tariff[]; dispatch: Dispatch };

function readDeliveryTo({ db }: RequestContext, country: string, currency: Currency): Promise<Delivery> {
  return cachedForSite(db, `delivery ${country} ${currency}`, async () => {
    const shop = await readShop(db);
    return { tariffs: await listTariffs(db, shop.delivery, { country, currency }), dispatch: dispatchOf(shop) };
  });
}
