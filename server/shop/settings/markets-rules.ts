// The rules of the markets. Prices that are converted follow the rates.
import { formatNumber } from '#src/numbers/format-number.ts';
import { countProductsWithoutTexts } from '../../catalogue/catalogue-language.ts';
import { convertPrices } from '../../catalogue/variants/convert-prices.ts';
import { listMarketEffects } from '../effects/market-effects.ts';
import type { SettingRules } from '../effects/setting-rules.ts';

export const marketsRules: SettingRules<'markets'> = {
  /** A product without texts in the catalogue's language would be shown nowhere. */
  async check(db, { settings: { catalogueLanguage } }) {
    const count = await countProductsWithoutTexts(db, catalogueLanguage);
    if (count === 0) return [];
    const products = count === 1 ? 'one product has' : `${formatNumber(count, 'en')} products have`;
    const message = `${products} no texts in ${catalogueLanguage}, and would be shown nowhere`;
    return [{ path: 'catalogueLanguage', message, key: 'settingFault.untranslated', values: { count } }];
  },
  listEffects: listMarketEffects,
  applied: (tx, now) => convertPrices(tx, { variantIds: null, now }),
};
