// Products for ChatGPT's search, a JSON object a line (https://developers.openai.com/commerce/specs/file-upload/products,
// as of October 2026). A variant is a row. A person buys at the shop's own checkout, never in the chat.
import { urlOf } from '#src/addresses.ts';
import { gtinOf } from '#src/catalogue/gtin.ts';
import { attributeOf } from '#src/catalogue/option-attributes.ts';
import { WITHDRAWAL_DAYS } from '#src/catalogue/withdrawal-exceptions.ts';
import { cutText } from '../plain-text.ts';
import type { Feed, FeedMarket } from './feed.ts';
import { decimalAmount } from './feed-amount.ts';
import type { FeedOffer } from './feed-offers.ts';

export const openaiFeed: Feed = {
  file: 'openai.jsonl.gz',
  type: 'application/gzip',
  currency: null,
  open: () => '',
  close: '',
  /** A row without a picture is refused there. */
  write: (offer, market) => (offer.images.length === 0 ? '' : `${JSON.stringify(rowOf(offer, market))}\n`),
};

function rowOf(offer: FeedOffer, market: FeedMarket): object {
  const { origin, locale, shopName } = market;
  const [image, ...more] = offer.images.map((path) => origin + path);
  return {
    item_id: offer.variantId,
    title: cutText(offer.title, 150),
    description: cutText(offer.description, 5000),
    url: origin + urlOf('product', { locale, product: offer.handle }, { variant: offer.variant }),
    // Every row needs one: what names no maker is the shop's own.
    brand: offer.vendor || shopName,
    seller_name: shopName,
    seller_url: origin + urlOf('home', { locale }),
    image_url: image,
    additional_image_urls: more.length > 0 ? more : undefined,
    availability: offer.availability === 'SOLD_OUT' ? 'out_of_stock' : 'in_stock',
    price: decimalAmount(offer.priorPrice ?? offer.price),
    sale_price: offer.priorPrice ? decimalAmount(offer.price) : undefined,
    gtin: gtinOf(offer.barcode) || undefined,
    condition: 'new',
    product_category: offer.collection || undefined,
    is_eligible_search: true,
    is_eligible_checkout: false,
    ...variantOf(offer),
    ...returnsOf(offer, market),
    shipping_price: shippingPriceOf(offer, market),
    target_countries: [market.country],
    store_country: market.companyCountry,
  };
}

function variantOf({ groupId, options }: FeedOffer): object {
  const named = options.flatMap(({ name, value }) => {
    const attribute = attributeOf(name);
    return attribute && attribute !== 'pattern' ? [[attribute, value]] : [];
  });
  const attributes = Object.fromEntries(named);
  if (groupId === null || options.length === 0) return attributes;
  const variant_dict = Object.fromEntries(options.map(({ name, value }) => [name, value]));
  return { ...attributes, group_id: groupId, listing_has_variations: true, variant_dict };
}

function returnsOf({ isReturnable }: FeedOffer, { returnPolicy }: FeedMarket): object {
  return {
    accepts_returns: isReturnable,
    return_deadline_in_days: isReturnable ? WITHDRAWAL_DAYS : undefined,
    return_policy: returnPolicy,
  };
}

function shippingPriceOf(offer: FeedOffer, { delivery }: FeedMarket): string | undefined {
  const shipping = delivery(offer);
  return shipping ? decimalAmount(shipping.price) : undefined;
}
