// The way from options to a variant. Options stand in an order, as on the page: a value is impossible when nothing is
// made with it and the choices above it, and cannot be chosen; a choice moves what stands below it to the nearest thing
// that is made. So every variant can be reached, from above, and no choice leads nowhere.
import { addMoney, type Money } from '../../money.ts';
import type { CatalogueProductQuery } from '../../operations.generated.ts';
import { availableOf } from '../availability.ts';

export type Product = NonNullable<CatalogueProductQuery['product']>;
export type Variant = Product['variants'][number];
export type VariantChoice = {
  variant: Variant;
  /** Indices of the options that were moved to make the choice possible. */
  moved: number[];
};

export type ValueState = 'possible' | 'soldOut' | 'impossible';

/**
 * The variant an address names by SKU or id, else the one whose price a card shows: the cheapest that can be had. Null for
 * a product without variants.
 */
export function variantNamed(variants: readonly Variant[], name: string | null): Variant | null {
  return (
    variants.find(({ sku, id }) => name !== null && (sku === name || id === name)) ??
    availableOf(variants).toSorted((a, b) => a.price.minor - b.price.minor)[0] ??
    null
  );
}

/**
 * What a value adds to the price, beside the cheapest value of its option, with the other options as they are. Null where
 * it adds nothing, and where what it makes cannot be bought.
 */
export function priceAdded(
  variants: readonly Variant[],
  current: Variant,
  option: number,
  value: string,
): Money | null {
  const offered = variants.filter(
    ({ optionValues, availability }) =>
      availability !== 'SOLD_OUT' &&
      optionValues.every((own, index) => index === option || own === current.optionValues[index]),
  );
  const own = offered.find(({ optionValues }) => optionValues[option] === value);
  const minor = own ? own.price.minor - Math.min(...offered.map(({ price }) => price.minor)) : 0;
  return own && minor ? { ...own.price, minor } : null;
}

/** What is added to the price of a variant; less than nothing where a gift card is for less. */
export type Added = Money | null | undefined;

/** The variant as it is charged with a text on it: what it cost before a reduction, it cost without one. */
export function withText(variant: Variant, added: Added): Variant {
  return added?.minor ? { ...variant, price: addMoney(variant.price, added), lowestPriorPrice: null } : variant;
}

/** The nearest variant to these values of all options: what agrees on the upper options first, then what is in stock. */
export function chooseValues(variants: readonly Variant[], wanted: readonly string[]): VariantChoice | null {
  const variant = variantWithValues(variants, wanted);
  return variant && choiceOf(variant, wanted);
}

export function choiceOf(variant: Variant, wanted: readonly string[]): VariantChoice {
  return { variant, moved: wanted.flatMap((own, index) => (own === variant.optionValues[index] ? [] : [index])) };
}

/** Whether there is anything of this value, with the current choices of the options above it. */
export function valueState(variants: readonly Variant[], current: Variant, option: number, value: string): ValueState {
  const made = variants.filter(
    ({ optionValues }) =>
      optionValues[option] === value &&
      current.optionValues.every((own, index) => index >= option || own === optionValues[index]),
  );
  if (made.length === 0) return 'impossible';
  return made.every(({ availability }) => availability === 'SOLD_OUT') ? 'soldOut' : 'possible';
}

/** The variant of exactly these values, as a form without JavaScript sends them; else the nearest to them. */
export function variantWithValues(variants: readonly Variant[], wanted: readonly string[]): Variant | null {
  return variants.reduce<Variant | null>(
    (best, variant) => (best && nearness(best, wanted) >= nearness(variant, wanted) ? best : variant),
    null,
  );
}

/** An option weighs more than all those below it together; being in stock decides between equals. */
function nearness({ optionValues, availability }: Variant, wanted: readonly string[]): number {
  const agreement = optionValues.reduce((sum, value, index) => sum * 2 + Number(value === wanted[index]), 0);
  return agreement * 2 + Number(availability !== 'SOLD_OUT');
}
