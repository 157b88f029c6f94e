// Money is an integer count of minor units with its currency. All arithmetic on it lives here.
import type { Currency } from './currencies.ts';

export type { Currency } from './currencies.ts';

/** Every currency has so many: Stripe counts the forint and the Icelandic króna in hundredths, too. */
export const MINOR_UNITS = 100;

/** The decimals of prices. Fillér and aurar no longer exist as money: Stripe accepts the first and refuses the second. */
export function decimalsOf(currency: Currency): number {
  return currency === 'HUF' || currency === 'ISK' ? 0 : 2;
}

export type Money = {
  /** Cents, grosze, haléře: a safe integer. */
  minor: number;
  currency: Currency;
};

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no integer`);
  return { minor, currency };
}

export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export function multiplyMoney(a: Money, quantity: number): Money {
  return money(a.minor * quantity, a.currency);
}

export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, money(0, currency));
}

export function isSameMoney(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}

/** The nearest payable amount: whole forints, cents. */
export function roundMoney(minor: number, currency: Currency): Money {
  const step = stepOf(currency);
  return money(Math.round(minor / step) * step, currency);
}

/** All of an amount, in basis points: hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/**
 * So many basis points of an amount: the one rule of a reduction by percent, whoever gives it. Rounded once, from the exact
 * share to the nearest payable amount, and a half away from zero: 3.33 % of 15 Ft is 0.4995 Ft, thus 0 Ft. Of an amount with
 * parts it is the share of the whole, which `allocateMoney` spreads over them so that they add up to it.
 */
export function percentOf({ minor, currency }: Money, basisPoints: number): Money {
  const step = BigInt(stepOf(currency));
  const [share, unit] = [BigInt(Math.abs(minor)) * BigInt(basisPoints), BigInt(WHOLE_PERCENT) * step];
  const rounded = ((share * 2n + unit) / (unit * 2n)) * step;
  return money(Math.sign(minor) * Number(rounded) || 0, currency);
}

/** The smallest difference between two prices, in minor units. */
export function stepOf(currency: Currency): number {
  return MINOR_UNITS / 10 ** decimalsOf(currency);
}

/** The step for parts of the amount: whole forints, unless the amount itself has a fraction. */
export function stepWithin({ minor, currency }: Money): number {
  const step = stepOf(currency);
  return minor % step === 0 ? step : 1;
}

/**
 * Splits an amount in proportion to integer weights so that the parts add up to it exactly
 * (largest remainder; ties go to the earlier part), in whole forints where the amount is. All weights zero: equal parts.
 */
export function allocateMoney(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = total > 0 ? weights : weights.map(() => 1);
  const whole = BigInt(total > 0 ? total : weights.length);
  const step = stepWithin(amount);
  const parts = shares.map((weight) => {
    const product = BigInt(amount.minor / step) * BigInt(weight);
    return { minor: Number(product / whole), remainder: Number(product % whole) };
  });
  let left = amount.minor / step - parts.reduce((sum, part) => sum + part.minor, 0);
  const sign = Math.sign(left);
  const byRemainder = parts.toSorted((a, b) => Math.abs(b.remainder) - Math.abs(a.remainder));
  for (const part of byRemainder) {
    if (left === 0) break;
    part.minor += sign;
    left -= sign;
  }
  return parts.map((part) => money(part.minor * step, amount.currency));
}

/** A person's reading of the amount, e.g. `129,00 zł`, or `129 zł` when it is to be short; the locale is a language tag. */
export function formatMoney({ minor, currency }: Money, languageTag: string, isShort = false): string {
  const format = moneyFormat(languageTag, currency, isShort && minor % MINOR_UNITS === 0);
  // The library writes a hyphen, which is narrower than a figure, and a line may end at it.
  return format.format(minor / MINOR_UNITS).replace('-', '\u2212');
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency}`);
}

// Cached, because creating a formatter takes some 50 µs and a listing needs dozens; formatters are stateless.
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(languageTag: string, currency: Currency, isWhole: boolean): Intl.NumberFormat {
  const key = `${languageTag} ${currency} ${isWhole}`;
  const format = moneyFormats.get(key);
  if (format) return format;
  const made = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    // Browsers differ in what they know of the forint.
    maximumFractionDigits: isWhole ? 0 : decimalsOf(currency),
  });
  moneyFormats.set(key, made);
  return made;
}
