// The only variant of a product without options, as it is typed.
import type { Currency } from '../../../currencies.ts';
import { MOST_PRICE_MINOR } from '../../../numbers/most-amounts.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { readGrams, writeGrams } from '../../../numbers/weight.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { readMeasures, writeMeasure } from '../../read-measure.ts';
import { NEW_VARIANT } from '../matrix/matrix-form.ts';
import { readCounted } from './counted-stock.ts';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, PartRead } from './product-part.ts';

export type TypedPrice = { amount: string; compareAt: string };

export type SingleVariantSlice = {
  /** Empty where there are several, which another part edits. */
  id: string;
  sku: string;
  barcode: string;
  weight: string;
  isShipped: boolean;
  /** How many there are; empty where nobody counts them. */
  onHand: string;
  /** What the shop believes where nobody counts. */
  uncounted: number;
  /** How much it holds; empty where it is not sold by measure. */
  contents: string;
  /** What its unit price is given for. */
  per: string;
  prices: { readonly [currency: string]: TypedPrice };
};

export const noPrice: TypedPrice = { amount: '', compareAt: '' };

export function singleVariantOf(shown: ShownProduct | null, { locale, choices }: PartContext): SingleVariantSlice {
  const [first, ...others] = shown?.variants ?? [];
  const isSingle = shown === null || (first !== undefined && others.length === 0 && first.values.length === 0);
  const variant = isSingle ? first : undefined;
  const typed = (currency: Currency): TypedPrice => {
    const price = variant?.prices.find((each) => each.currency === currency && !each.convertedFrom);
    if (!price) return noPrice;
    const { amountMinor, compareAtMinor } = price;
    return {
      amount: writeAmount(amountMinor, currency, locale),
      compareAt: compareAtMinor == null ? '' : writeAmount(compareAtMinor, currency, locale),
    };
  };
  const currencies = [...new Set(choices.markets.map(({ currency }) => currency))];
  return {
    id: isSingle ? (variant?.id ?? NEW_VARIANT) : '',
    sku: variant?.sku ?? '',
    barcode: variant?.barcode ?? '',
    weight: variant?.weightGrams ? writeGrams(variant.weightGrams) : '',
    isShipped: variant?.requiresShipping ?? true,
    onHand: variant?.tracksStock ? String(variant.onHand) : '',
    uncounted: variant?.onHand ?? 0,
    contents: variant?.contents ? writeMeasure(variant.contents) : '',
    per: variant?.unitPriceFor ? writeMeasure(variant.unitPriceFor) : '',
    prices: Object.fromEntries(currencies.map((currency) => [currency, typed(currency)])),
  };
}

export function readSingleVariant(slice: SingleVariantSlice, context: PartContext): PartRead {
  const { id, sku, barcode, weight, isShipped, onHand, uncounted, contents } = slice;
  if (id === '') return { content: {}, problems: [] };
  const { locale, maySetPrices } = context;
  const grams = weight.trim() === '' ? 0 : readGrams(weight, locale);
  const { prices, problems } = readPrices(slice, context);
  const measures = readMeasures(slice);
  const tracks_stock = onHand.trim() !== '';
  const count = readCounted(onHand);
  const fields = {
    ...{ sku: sku.trim(), barcode: barcode.trim(), weight_grams: grams ?? 0, requires_shipping: isShipped },
    tracks_stock,
    ...measures,
  };
  return {
    content: {
      ...{ variants: { [id]: fields }, counts: { [id]: count } },
      ...(tracks_stock ? {} : { uncounted: { [id]: uncounted } }),
      ...(maySetPrices && { prices: { [id]: prices } }),
    },
    problems: [
      ...(maySetPrices ? problems : []),
      ...(grams === null ? ['weight'] : []),
      ...(tracks_stock && count === null ? ['onHand'] : []),
      ...(contents.trim() !== '' && measures.unit_measure === null ? ['contents'] : []),
    ],
  };
}

/** Those that have an amount. */
export function typedCurrencies({ prices }: SingleVariantSlice): string[] {
  return Object.entries(prices).flatMap(([currency, { amount }]) => (amount.trim() === '' ? [] : [currency]));
}

function readPrices({ prices }: SingleVariantSlice, { locale }: PartContext) {
  const problems: string[] = [];
  const amountOf = (text: string, currency: Currency, name: keyof TypedPrice) => {
    if (text.trim() === '') return null;
    const minor = numberIn(readAmount(text, { locale, currency, most: MOST_PRICE_MINOR }));
    if (minor === null) problems.push(`prices.${currency}.${name}`);
    return minor;
  };
  const read = Object.entries(prices).flatMap(([name, { amount, compareAt }]) => {
    const currency = name as Currency;
    const amountMinor = amountOf(amount, currency, 'amount');
    const compareAtMinor = amountOf(compareAt, currency, 'compareAt');
    if (amountMinor !== null && compareAtMinor !== null && compareAtMinor <= amountMinor) {
      problems.push(`prices.${currency}.compareAt`);
    }
    // Nothing can be crossed out where nothing costs anything; without both there is no price, or it is converted.
    if (amount.trim() === '' && compareAtMinor !== null) problems.push(`prices.${currency}.amount`);
    return [[currency, { amount_minor: amountMinor, compare_at_minor: compareAtMinor }]];
  });
  return { prices: Object.fromEntries(read), problems };
}
