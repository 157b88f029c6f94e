// What a draft can be sold as: the shop's markets, where they deliver to, how, and at which VAT.

import { formatPostalCode } from '#src/checkout/address/address-formats.ts';
import { vatClasses } from '#src/countries/country.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Whereto } from '#src/shipping/find-zone.ts';
import { methodName } from '#src/shipping/method-name.ts';
import { listCountriesByName } from '#src/shop/market-presets.ts';
import { goesTo, type Market, marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import { vatCountries, vatRatesTo } from '#src/vat/vat-rates.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { DraftChoices } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listShippingCountries, listTariffs, offersFor } from '../../shipping/tariffs.ts';
import { findSaleTerms } from '../../shop/sale-terms.ts';

/** `locale`: null: of the market at home. `country`: empty, or unknown: the market's own. */
export async function listDraftChoices(
  { db, now, markets, staff }: Pick<OfficeContext, 'db' | 'now' | 'markets' | 'staff'>,
  locale: Locale | null,
  { country, postalCode: typed }: Whereto,
): Promise<DraftChoices> {
  const mine = staff?.locale ?? markets.main;
  const { delivery, taxes } = await findSaleTerms(db);
  const home = marketAtHome(markets, taxes.homeCountry);
  const market = locale ? marketOf(markets, locale) : home;
  const { currency } = market;
  const destination = vatCountries.includes(country) ? country : market.country;
  const postalCode = formatPostalCode(typed, destination);
  const there = await listTariffs(db, delivery, { country: destination, postalCode, currency });
  // Staff may send where no shopper can have it sent.
  const tariffs = there.length > 0 ? there : await listTariffs(db, delivery, { country: destination, currency });
  const rateOf = vatRatesTo(destination, taxes, now(), postalCode);
  // Outside the VAT area, all are nothing, and a line keeps its class.
  const usualRateOf = vatRatesTo(destination, taxes, now());
  const countries = listShippingCountries(delivery, currency).filter((code) => goesTo(market, code));
  return {
    home: home.language,
    markets: markets.markets.map((each) => ({
      locale: each.language,
      language: languageOf(each.language).languageName,
      currency: each.currency,
      country: each.country,
    })),
    countries: listCountriesByName(mine, [...new Set([market.country, ...countries])]),
    // The lightest parcel's: what is packed is not known yet, and staff may ask for another price.
    deliveries: offersFor(tariffs, { weightGrams: 0, goodsMinor: 0 }).map((offer) => ({
      id: offer.method,
      name: methodName(translateTo(mine), { ...offer, name: offer.names[mine] ?? '' }),
      priceMinor: offer.price.minor,
      isCollected: offer.kind !== 'courier',
    })),
    vatClasses: vatClasses
      .filter((id, index, all) => all.findIndex((each) => usualRateOf(each) === usualRateOf(id)) === index)
      .map((id) => ({ id, basisPoints: rateOf(id) })),
  };
}

/**
 * The market that the shop is in; the main one where it is in none of its markets. Whose language the office is read in
 * says nothing.
 */
function marketAtHome(markets: ShopMarkets, homeCountry: string | null): Market {
  const main = marketOf(markets, markets.main);
  if (main.country === homeCountry) return main;
  return markets.markets.find(({ country }) => country === homeCountry) ?? main;
}
