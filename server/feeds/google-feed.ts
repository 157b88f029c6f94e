// Products for Google Merchant Center, as RSS 2.0 (https://support.google.com/merchants/answer/7052112). Lengths and
// values are that document's; a variant is an item.
import { urlOf } from '#src/addresses.ts';
import { gtinOf } from '#src/catalogue/gtin.ts';
import { attributeOf } from '#src/catalogue/option-attributes.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { xmlElement } from '../xml-text.ts';
import type { Feed, FeedMarket } from './feed.ts';
import { decimalAmount } from './feed-amount.ts';
import type { FeedOffer } from './feed-offers.ts';

const MAX_ADDITIONAL_PICTURES = 10;

export const googleFeed: Feed = {
  file: 'google.xml',
  type: 'application/xml; charset=utf-8',
  currency: null,
  open: ({ shopName, origin, locale }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    xmlElement('title', shopName) +
    xmlElement('link', origin + urlOf('home', { locale })) +
    `${xmlElement('description', shopName)}\n`,
  close: '</channel></rss>\n',
  /** Google takes none without a picture. */
  write: (offer, { origin, locale, delivery }) =>
    offer.images.length === 0 ? '' : `<item>${fieldsOf(offer, origin, locale, delivery).join('')}</item>\n`,
};

function fieldsOf(offer: FeedOffer, origin: string, locale: Locale, delivery: FeedMarket['delivery']) {
  const [image = '', ...more] = offer.images.map((path) => origin + path);
  const address = origin + urlOf('product', { locale, product: offer.handle }, { variant: offer.variant });
  const shipping = delivery(offer);
  return [
    xmlElement('g:id', offer.variantId),
    xmlElement('g:title', offer.title, 150),
    xmlElement('g:description', offer.description, 5000),
    xmlElement('g:link', address),
    xmlElement('g:image_link', image),
    ...more.slice(0, MAX_ADDITIONAL_PICTURES).map((url) => xmlElement('g:additional_image_link', url)),
    xmlElement('g:availability', offer.availability === 'SOLD_OUT' ? 'out_of_stock' : 'in_stock'),
    xmlElement('g:price', decimalAmount(offer.priorPrice ?? offer.price)),
    ...(offer.priorPrice ? [xmlElement('g:sale_price', decimalAmount(offer.price))] : []),
    ...(offer.reducedIn ? [xmlElement('g:sale_price_effective_date', periodOf(offer.reducedIn))] : []),
    xmlElement('g:condition', 'new'),
    ...identifiersOf(offer),
    xmlElement('g:item_group_id', offer.groupId ?? ''),
    ...offer.options.flatMap(({ name, value }) => {
      const attribute = attributeOf(name);
      return attribute ? [xmlElement(`g:${attribute}`, value, 100)] : [];
    }),
    xmlElement('g:product_type', offer.collection, 750),
    xmlElement('g:unit_pricing_measure', offer.unit?.measure ?? ''),
    xmlElement('g:unit_pricing_base_measure', offer.unit?.base ?? ''),
    xmlElement('g:shipping_weight', offer.weightGrams > 0 ? `${offer.weightGrams} g` : ''),
    ...(shipping
      ? [
          `<g:shipping>${xmlElement('g:country', shipping.country)}${xmlElement('g:price', decimalAmount(shipping.price))}</g:shipping>`,
        ]
      : []),
  ];
}

/** A number that is none is worse than no number. A maker's own number counts only together with the maker. */
function identifiersOf({ barcode, vendor, sku }: FeedOffer): string[] {
  const gtin = gtinOf(barcode);
  const hasNumber = gtin !== '' || (vendor !== '' && sku !== '');
  return [
    xmlElement('g:brand', vendor, 70),
    xmlElement('g:gtin', gtin),
    gtin === '' && vendor !== '' ? xmlElement('g:mpn', sku, 70) : '',
    hasNumber ? '' : xmlElement('g:identifier_exists', 'no'),
  ];
}

/** The end is not part of it. */
function periodOf({ from, until }: { from: Date; until: Date }): string {
  return [from, new Date(until.getTime() - 1000)].map((moment) => moment.toISOString()).join('/');
}
