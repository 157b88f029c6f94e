import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Dispatch } from '#src/shipping/delivery-dates.ts';
import { marketOf } from '#src/shop/markets.ts';
import { cachedForSite } from '../catalogue/catalogue-cache.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Cart, Resolvers, Variant } from '../schema/resolver-types.generated.ts';
import { readShop } from '../shop/read-settings.ts';
import { promiseDelivery } from './delivery-promise.ts';
import { listPointsNear } from './pickup-point-store.ts';
import { searchPickupPoints } from './search-pickup-points.ts';
import { dispatchOf, listTariffs, pointsOfMethod, type Tariff } from './tariffs.ts';

const MAX_SEARCH_LENGTH = 100;

export const shippingResolvers: Resolvers = {
  Query: {
    async pickupPoints(_, { country, method, search, near }, { db, readShop }) {
      return searchPickupPoints(db, {
        country,
        ...pointsOfMethod((await readShop()).delivery, method),
        search: search.slice(0, MAX_SEARCH_LENGTH),
        near: near.slice(0, MAX_SEARCH_LENGTH),
      });
    },
  },
  Mutation: {
    async pickupPointsNear(_, { country, method, latitude, longitude }, { db, readShop }) {
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      if (!isOnEarth) throw new KasaError('BAD_REQUEST', 'A position has a latitude and a longitude in degrees.');
      const scope = { country, ...pointsOfMethod((await readShop()).delivery, method) };
      const points = await listPointsNear(db, scope, { latitude, longitude });
      return points.map(({ distanceKm, ...point }) => ({ point, distanceKm }));
    },
  },
  Variant: {
    async delivery({ weightGrams, price, availability }: Variant, { locale }, context) {
      if (availability === 'SOLD_OUT') return null;
      const { tariffs, dispatch } = await readMarketDelivery(context, locale);
      return promiseDelivery(
        tariffs,
        { weightGrams, goodsMinor: price.minor },
        {
          locale,
          country: marketOf(context.markets, locale).country,
          now: context.now(),
          isMadeToOrder: availability === 'MADE_TO_ORDER',
          dispatch,
        },
      );
    },
  },
  Cart: {
    async delivery(
      { lines, weightGrams, subtotal, discount, isMadeToOrder, shippingMethod }: Cart,
      { locale },
      context,
    ) {
      if (lines.length === 0) return null;
      const { tariffs, dispatch } = await readMarketDelivery(context, locale);
      const promise = promiseDelivery(
        tariffs,
        { weightGrams, goodsMinor: subtotal.minor - (discount?.amount.minor ?? 0) },
        {
          locale,
          country: marketOf(context.markets, locale).country,
          now: context.now(),
          isMadeToOrder,
          dispatch,
          chosen: shippingMethod ?? null,
        },
      );
      if (!promise || !discount?.isDeliveryFree) return promise;
      return { ...promise, price: { ...promise.price, minor: 0 }, freeFrom: null };
    },
  },
};

type MarketDelivery = { tariffs: Tariff[]; dispatch: Dispatch };

function readMarketDelivery({ db, markets }: RequestContext, locale: Locale): Promise<MarketDelivery> {
  const market = marketOf(markets, locale);
  return cachedForSite(db, `delivery ${market.country} ${market.currency}`, async () => {
    const shop = await readShop(db);
    return { tariffs: await listTariffs(db, shop.delivery, market), dispatch: dispatchOf(shop) };
  });
}
