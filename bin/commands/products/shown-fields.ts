// A product as `kasa products edit` takes it: what is shown, given back, changes nothing.
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { writeMeasure } from '#src/catalogue/read-measure.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import type { priceFields, productFields, textFields, variantFields } from './edited-fields.ts';

type ReadVariant = ReadProduct['variants'][number];

/** Such as `title.pl=Lis` and `FOX-30:price.EUR=24.90`. A variant without an SKU of its own cannot be named. */
export function listFields(product: ReadProduct): string[] {
  const { texts, ownFields, variants } = product;
  const isOnly = ({ sku }: ReadVariant) => sku !== '' && variants.filter((other) => other.sku === sku).length === 1;
  return [
    ...lines(factsOf(product)),
    ...texts.flatMap(({ locale, ...text }) => lines(textsOf(text), { after: `.${locale}` })),
    ...Object.entries(ownFields).flatMap(([key, value]) => listOwnField(`field.${key}`, value)),
    ...variants
      .filter(isOnly)
      .flatMap((variant) => [
        ...lines(variantOf(variant), { before: `${variant.sku}:` }),
        ...variant.prices.flatMap((price) => listPrices(variant.sku, price)),
      ]),
  ];
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

function factsOf(product: ReadProduct): Record<keyof typeof productFields, string> {
  return {
    handle: product.handle,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags.join(', '),
    'goes-with': product.goesWith.join(', '),
    'vat-class': product.vatClass,
    withdrawal: product.withdrawalException ?? '',
    'cash-register': yesOrNo(product.needsCashRegister),
    'manufacturer-name': product.manufacturerName,
    'manufacturer-address': product.manufacturerAddress,
    'manufacturer-email': product.manufacturerEmail,
    'responsible-person': product.responsiblePerson,
  };
}

function textsOf(text: Omit<ReadProduct['texts'][number], 'locale'>): Record<keyof typeof textFields, string> {
  return {
    title: text.title,
    description: text.descriptionHtml,
    'seo-title': text.seoTitle,
    'seo-description': text.seoDescription,
    'safety-warnings': text.safetyWarnings,
  };
}

function variantOf(variant: ReadVariant): Record<keyof typeof variantFields, string> {
  return {
    sku: variant.sku,
    ean: variant.ean,
    weight: `${variant.weightGrams}`,
    counted: yesOrNo(variant.isTracked),
    contents: variant.contents ? writeMeasure(variant.contents) : '',
    'unit-price-of': variant.unitPriceOf ? writeMeasure(variant.unitPriceOf) : '',
  };
}

/** None of those that follow another currency. */
function listPrices(
  sku: string,
  { currency, amountMinor, compareAtMinor, convertedFrom }: ReadVariant['prices'][number],
) {
  if (convertedFrom) return [];
  const written = (minor: number | null) => (minor === null ? '' : moneyToDecimal(money(minor, currency)));
  const values: Record<keyof typeof priceFields, string> = {
    price: written(amountMinor),
    'compare-at': written(compareAtMinor),
  };
  return lines(values, { before: `${sku}:`, after: `.${currency}` });
}

function listOwnField(name: string, value: ProductFieldValue): string[] {
  if (Array.isArray(value)) return [`${name}=${value.join(',')}`];
  if (typeof value === 'object') return lines(value, { before: `${name}.` });
  return [`${name}=${typeof value === 'boolean' ? yesOrNo(value) : value}`];
}

/** What says nothing is left out. */
function lines(values: Readonly<Record<string, string>>, { before = '', after = '' } = {}): string[] {
  return Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : `${before}${name}${after}=${value}`));
}
