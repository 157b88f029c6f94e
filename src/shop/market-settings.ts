// The markets that the shop sells in, as a document of the settings.
import { z } from 'zod';
import { isCountry } from '../countries/country.ts';
import { currencies } from '../currencies.ts';
import { locales } from '../i18n/locales.ts';
import { decimalsOf } from '../money.ts';
import { roundings, type ShopMarkets } from './markets.ts';
import { settingFaults } from './setting-faults.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, settingFaults.country)
  .refine(isCountry, settingFaults.knownCountry);

const marketSchema = z.strictObject({
  language: z.enum(locales),
  currency: z.enum(currencies),
  country,
  /** Empty: wherever a delivery method goes. */
  deliversTo: z.array(country).max(50).default([]),
});

const conversionSchema = z
  .strictObject({
    /** What has no price in this currency … */
    currency: z.enum(currencies),
    /** … this price is converted. */
    from: z.enum(currencies),
    /** What one unit of `from` is worth. A text, because a number with a fraction is not exact. */
    rate: z.string().regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, settingFaults.rate),
    rounding: z.enum(roundings).default('.99'),
  })
  .refine(({ currency, from }) => currency !== from, settingFaults.sameCurrency)
  .refine(({ currency, rounding }) => !rounding.startsWith('.') || decimalsOf(currency) > 0, {
    path: ['rounding'],
    message: settingFaults.wholeRounding,
  });

const names = new Intl.DisplayNames('en', { type: 'language' });
const oneOfEach = `Addresses begin with the language, so there is one market of each: ${locales
  .map((language) => names.of(language))
  .join(', ')}. A further country of the same language is no market: the zones of “delivery” lead there`;

export const marketsSchema = z
  .strictObject({
    /** They stand in the order in which they are offered. */
    markets: z.array(marketSchema).min(1, settingFaults.noMarket),
    /** The language of the market where / leads. */
    main: z.enum(locales),
    /** The language of the plain columns of a product file. */
    catalogueLanguage: z.enum(locales),
    conversions: z.array(conversionSchema).default([]),
  })
  .superRefine(({ markets, main, conversions }, context) => {
    const fault = (path: (string | number)[], message: string, params = {}) =>
      context.addIssue({ code: 'custom', path, message, params });
    markets.forEach(({ language }, position) => {
      if (markets.findIndex((market) => market.language === language) === position) return;
      fault(['markets', position, 'language'], `is ${names.of(language)} again. ${oneOfEach}`, {
        fault: 'languageAgain',
      });
    });
    if (!markets.some(({ language }) => language === main)) fault(['main'], settingFaults.mainMarket);
    conversions.forEach(({ currency, from }, position) => {
      if (conversions.findIndex((conversion) => conversion.currency === currency) !== position)
        fault(['conversions', position, 'currency'], `${currency} is converted already`, {
          fault: 'converted',
          currency,
        });
      if (conversions.some((conversion) => conversion.currency === from))
        fault(['conversions', position, 'from'], `${from} is itself converted; begin with a currency that has prices`, {
          fault: 'chained',
          from,
        });
    });
  }) satisfies z.ZodType<ShopMarkets>;
