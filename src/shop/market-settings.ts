// Where the shop sells, as a document of the settings.
import { z } from 'zod';
import { isCountry } from '../countries/country.ts';
import { currencies } from '../currencies.ts';
import { locales } from '../i18n/locales.ts';
import { decimalsOf } from '../money.ts';
import { roundings, type ShopMarkets } from './markets.ts';

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as PL')
  .refine(isCountry, 'must be a country that Kasa knows the addresses and taxes of');

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
    rate: z
      .string()
      .regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, 'must be a decimal above zero as a text, such as "0.2341"'),
    rounding: z.enum(roundings).default('.99'),
  })
  .refine(({ currency, from }) => currency !== from, 'must convert into another currency')
  .refine(({ currency, rounding }) => !rounding.startsWith('.') || decimalsOf(currency) > 0, {
    path: ['rounding'],
    message: 'must be “whole” in a currency without fractions',
  });

const names = new Intl.DisplayNames('en', { type: 'language' });
const oneOfEach = `Addresses begin with the language, so there is one market of each: ${locales
  .map((language) => names.of(language))
  .join(', ')}. A further country of the same language is no market: the zones of “delivery” lead there`;

export const marketsSchema = z
  .strictObject({
    /** They stand in the order in which they are offered. */
    markets: z.array(marketSchema).min(1, 'must name at least one'),
    /** The language of the market where / leads. */
    main: z.enum(locales),
    /** The language of the plain columns of a product file. */
    catalogueLanguage: z.enum(locales),
    conversions: z.array(conversionSchema).default([]),
  })
  .superRefine(({ markets, main, conversions }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    markets.forEach(({ language }, position) => {
      if (markets.findIndex((market) => market.language === language) === position) return;
      fault(['markets', position, 'language'], `is ${names.of(language)} again. ${oneOfEach}`);
    });
    if (!markets.some(({ language }) => language === main))
      fault(['main'], 'must be the language of one of the markets');
    conversions.forEach(({ currency, from }, position) => {
      if (conversions.findIndex((conversion) => conversion.currency === currency) !== position)
        fault(['conversions', position, 'currency'], `${currency} is converted already`);
      if (conversions.some((conversion) => conversion.currency === from))
        fault(['conversions', position, 'from'], `${from} is itself converted; begin with a currency that has prices`);
    });
  }) satisfies z.ZodType<ShopMarkets>;
