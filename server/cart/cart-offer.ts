// What a payment link offers: goods, prices, discounts and delivery as staff sent them. Frozen in the link's cart; only stock
// and pictures are read afresh.
import type { VatClass } from '#src/countries/country.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { DeliveryKind } from '#src/shop/delivery-settings.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';

export type OfferLine = {
  /** Null: in the merchant's own words, without a product. */
  variantId: string | null;
  productHandle: string;
  sku: string;
  title: string;
  variantTitle: string;
  /** Left out in links that are older than texts. */
  text?: string;
  textLabel?: string;
  isExcepted?: boolean;
  quantity: number;
  unitMinor: number;
  /** The reduction of the whole line. */
  discountMinor: number;
  vatClass: VatClass;
  weightGrams: number;
};

export type CartOffer = {
  draftId: string;
  /** The version of the draft, as it was sent. */
  version: number;
  /** The market: another language of the page changes no price. */
  locale: Locale;
  currency: Currency;
  country: string;
  /** ISO 8601. */
  expiresAt: string;
  lines: OfferLine[];
  delivery: {
    method: string;
    carrier: string;
    kind: DeliveryKind;
    names: LocalisedText;
    priceMinor: number;
    minDays: number;
    maxDays: number;
  };
};
