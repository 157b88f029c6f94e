import { placeOfHandover, postalCodeOfHandover } from '#src/shipping/handover.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { readSettings } from '../shop/read-settings.ts';
import { exceptedGoodsOf, readGuaranteeNotice, readShownGaranLabel, readTerms, sayExcepted } from './read-terms.ts';

export const termsResolvers: Resolvers = {
  Checkout: {
    terms({ cart, country, draft, shippingOptions, shippingMethod, pickupPoint }, { locale }, context) {
      const chosen = shippingOptions.find(({ method }) => method === shippingMethod);
      const postalCode = chosen
        ? postalCodeOfHandover(chosen, pickupPoint ?? null, draft.postalCode)
        : draft.postalCode;
      return readTerms(context, locale, { excepted: cart.exceptedGoods, country, postalCode });
    },
  },
  Order: {
    terms: (order, { locale }, context) =>
      readTerms(context, locale, { ...placeOfHandover(order), excepted: exceptedGoodsOf(order) }),
    excepted: (order, { locale }) => sayExcepted(locale, exceptedGoodsOf(order)),
  },
  Product: {
    async guaranteeNotice({ lineText }, { locale }, { db, markets }) {
      // Goods are guaranteed, and a gift card is none.
      if (lineText?.giftCard) return null;
      const storefront = await readSettings(db, 'storefront');
      return storefront?.guaranteeNoticeOnProducts
        ? readGuaranteeNotice(db, locale, marketOf(markets, locale).country)
        : null;
    },
    garanLabel: ({ handle }, { locale }, { db }) => readShownGaranLabel(db, handle, locale),
  },
};
