import type { Locale } from '#src/i18n/locales.ts';
import { type Currency, decimalsOf } from '#src/money.ts';
import { readRate } from '#src/numbers/read-rate.ts';
import { type Result, refuse } from '#src/result.ts';
import type { Conversion } from '#src/shop/markets.ts';
import { findCatalogueLanguage } from '../catalogue/catalogue-language.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';

export type MarketFields = {
  markets: { language: Locale; currency: Currency; country: string }[];
  main: Locale;
  /** What one unit of the main market's currency is worth; empty: goods have prices of their own. */
  rates: { currency: Currency; rate: string }[];
};

/** Saves the languages, currencies and countries in which the shop sells. What a market says beside that is kept. */
export async function saveMarkets(
  tx: Transaction,
  changer: Changer,
  { markets, main, rates }: MarketFields,
): Promise<Result<null, SetupRefusal>> {
  const home = markets.find(({ language }) => language === main);
  if (!home) return refuse({ kind: 'MainMissing', field: 'main' });
  const language = await findCatalogueLanguage(tx);
  return changeDocuments(tx, changer, {
    markets: (inForce) => ({
      markets: markets.map((market) => ({
        deliversTo: inForce.markets.find((former) => former.language === market.language)?.deliversTo ?? [],
        ...market,
      })),
      main,
      // Without goods, nothing is written in a language yet.
      catalogueLanguage: language ? inForce.catalogueLanguage : main,
      conversions: rates
        .filter(({ currency, rate }) => rate.trim() !== '' && currency !== home.currency)
        .map(({ currency, rate }): Conversion => {
          const former = inForce.conversions.find((conversion) => conversion.currency === currency);
          const rounding = former?.rounding ?? (decimalsOf(currency) > 0 ? '.99' : 'whole');
          return { currency, from: home.currency, rate: readRate(rate) ?? rate.trim(), rounding };
        }),
    }),
  });
}
