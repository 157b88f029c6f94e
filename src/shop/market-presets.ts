// What a market begins with, by country, and what a shop has that has chosen none.
import { isCountry, memberStates } from '../countries/country.ts';
import { countryName } from '../i18n/country-name.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Currency } from '../money.ts';
import type { Market, ShopMarkets } from './markets.ts';

const languages: Readonly<Record<string, Locale>> = { PL: 'pl', NL: 'nl', BE: 'nl', DE: 'de', AT: 'de', CZ: 'cs' };

/** The others of the European Economic Area have the euro. */
const currencies: Readonly<Record<string, Currency>> = {
  ...{ PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', SE: 'SEK', DK: 'DKK' },
  ...{ NO: 'NOK', IS: 'ISK', LI: 'CHF' },
};

/** What a market of the language begins with; addresses there are written without their country. */
export const homeCountries: Readonly<Record<Locale, string>> = { pl: 'PL', nl: 'NL', de: 'DE', cs: 'CZ', en: 'NL' };

/**
 * English where the language is not supported. Sellers outside the EU get a market inside it, because only EU VAT rates
 * are known.
 */
export function marketOfCountry(country: string): Market {
  const language = languages[country] ?? 'en';
  return {
    language,
    currency: currencies[country] ?? 'EUR',
    country: isCountry(country) ? country : homeCountries[language],
    deliversTo: [],
  };
}

export function marketOfLanguage(language: Locale): Market {
  return { ...marketOfCountry(homeCountries[language]), language };
}

/** The first one is the main one. */
export function beginningMarkets(markets: readonly Market[], catalogueLanguage?: Locale): ShopMarkets {
  const main = markets[0]?.language ?? 'en';
  return { markets, main, catalogueLanguage: catalogueLanguage ?? main, conversions: [] };
}

/** A market of every language: what a shop has until somebody says otherwise. */
export const everyMarket = beginningMarkets(locales.map(marketOfLanguage));

/**
 * Countries by their names, in the alphabet of whoever reads the list. `id`: ISO 3166-1 alpha-2. Without codes of its own, the
 * countries in which a shop can be and to which it can sell.
 */
export function listCountriesByName(
  locale: Locale,
  codes: readonly string[] = memberStates,
): { id: string; name: string }[] {
  return codes
    .map((id) => ({ id, name: countryName(locale, id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
