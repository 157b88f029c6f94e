// What a draft comes to where it goes: its market, how it is delivered, its totals.
import type { CartTotals } from '#src/cart/price-cart.ts';
import type { NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import type { DraftContent } from '#src/drafts/draft-content.ts';
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { priceDraft } from '#src/drafts/price-draft.ts';
import { locales } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import { findSentZone } from '#src/shipping/find-zone.ts';
import { hasMarket, marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import { vatCountries, vatRatesTo } from '#src/vat/vat-rates.ts';
import type { CartOffer } from '../cart/cart-offer.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';
import { findSaleTerms, type SaleTerms } from '../shop/sale-terms.ts';
import { readDraftContact } from './draft-contact.ts';

export type DraftSale = {
  currency: Currency;
  country: string;
  /** Whoever it is for, in the country of the sale. */
  contact: NormalisedDraft;
  delivery: CartOffer['delivery'];
  totals: CartTotals;
  terms: SaleTerms;
};

type Services = { db: Db; now: () => Date; markets: ShopMarkets };

/** Collected goods are sold where the shop is. */
export async function findDraftSale(
  { db, now, markets }: Services,
  content: DraftContent,
): Promise<DraftSale | DraftRefusal> {
  if (!hasMarket(markets, content.locale)) return { kind: 'MarketUnknown' };
  const market = marketOf(markets, content.locale);
  const terms = await findSaleTerms(db);
  const { currency } = market;
  const isCollected = content.shippingMethod === '';
  const country = (!isCollected && content.customer.country) || market.country;
  if (!vatCountries.includes(country)) return { kind: 'CountryUnknown' };
  const contact = readDraftContact(content, country);
  const delivery = isCollected ? collection(content.shippingMinor) : deliveryOf(content, contact, terms);
  if (!delivery) return { kind: 'DeliveryUnknown' };
  try {
    const totals = priceDraft(
      content,
      currency,
      vatRatesTo(country, terms.taxes, now(), isCollected ? '' : contact.postalCode),
    );
    return { currency, country, contact, delivery, totals, terms };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'TooMuch' };
    throw error;
  }
}

export function isRefusedSale(sale: DraftSale | DraftRefusal): sale is DraftRefusal {
  return 'kind' in sale;
}

function deliveryOf(
  { shippingMethod, shippingMinor }: DraftContent,
  { country, postalCode }: NormalisedDraft,
  { delivery }: SaleTerms,
) {
  const method = delivery.methods.find(({ id }) => id === shippingMethod);
  const zone = method && findSentZone(method.zones, { country, postalCode });
  if (!method || !zone) return null;
  const { id, carrier, kind, names } = method;
  const { minDays, maxDays } = zone;
  return { method: id, carrier, kind, names, minDays, maxDays, priceMinor: shippingMinor };
}

function collection(priceMinor: number): CartOffer['delivery'] {
  const names = Object.fromEntries(locales.map((locale) => [locale, translateTo(locale)('draftMail.collected')]));
  return { method: COLLECTED, carrier: COLLECTED, kind: 'courier', names, minDays: 0, maxDays: 0, priceMinor };
}

/** The total without VAT, for a draft that cannot be sold yet. */
export function draftTotal(content: DraftContent, currency: Currency) {
  return priceDraft(content, currency, () => 0).total;
}
