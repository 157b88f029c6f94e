// Amounts, percentages, counts and days as they are typed into a terminal, where nobody's language is known: a point and a
// comma are both understood, and what could be a thousand or not is refused with what it could mean.
import { InvalidArgumentError } from 'commander';
import { isDay, isTooFar, LAST_DAY } from '#src/dates/local-date.ts';
import { type Currency, money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { MOST_PRICE_MINOR } from '#src/numbers/most-amounts.ts';
import { readAmount } from '#src/numbers/read-amount.ts';
import { type Reading, readNumber } from '#src/numbers/read-number.ts';
import { readPercent } from '#src/numbers/read-percent.ts';
import { CliError } from '../../cli-errors.ts';

/** `12.5`, `12,50` or `12`, in minor units. */
export function parseAmount(text: string): number {
  return readAbove0(text, '12.50');
}

/** The same with a currency: `12.50 EUR`. */
export function parseMoney(text: string): { minor: number; currency: string } {
  const [, amount = '', currency = ''] = /^(\S.*?) ?([A-Z]{3})$/.exec(text.trim()) ?? [];
  if (currency === '') throw new InvalidArgumentError('Expected amount and currency, such as "12.50 EUR".');
  return { minor: readAbove0(amount, `"12.50 ${currency}"`), currency };
}

/** Reads a percentage. The answer is in hundredths of a percent. */
export function parsePercent(text: string): number {
  return above0(readPercent(text, null), 'Expected a part of 100, such as 12.5.');
}

/** Reads a whole number from one on. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number above zero.');
  return Number(text);
}

export function parseDay(text: string): string {
  if (isTooFar(text)) throw new InvalidArgumentError(`The last day that is understood is ${LAST_DAY}.`);
  if (!isDay(text)) throw new InvalidArgumentError('Expected a day such as 2026-11-01.');
  return text;
}

function readAbove0(text: string, example: string): number {
  return above0(readNumber(text, { locale: null, decimals: 2 }), `Expected an amount above zero, such as ${example}.`);
}

function above0(reading: Reading, expected: string): number {
  if (reading.kind === 'number' && reading.hundredths > 0) return reading.hundredths;
  throw new InvalidArgumentError(reading.kind === 'ambiguous' ? `It could be ${choicesOf(reading)}.` : expected);
}

/** A price in minor units. Throws a `CliError` of what is none, or could be two. */
export async function readCommandPrice(text: string, currency: Currency): Promise<number> {
  const reading = readAmount(text, { locale: null, currency, most: MOST_PRICE_MINOR });
  if (reading.kind === 'number') return reading.hundredths;
  const fix = 'Write digits with a point before the decimals, as in 1299.50.';
  if (reading.kind === 'ambiguous') {
    const isPair = reading.readings.length > 1;
    const title = isPair
      ? `“${text}” could be ${choicesOf(reading)}.`
      : `“${text}” could be ${choicesOf(reading)}, or have three decimals, which no price has.`;
    throw new CliError({ code: 'INVALID_PRICE', title, fix });
  }
  // Says why, as of a file.
  const { readPriceIn } = await import('#server/catalogue/import/import-cell-values.ts');
  const read = readPriceIn(currency, text);
  if (read.ok) return read.value;
  throw new CliError({ code: 'INVALID_PRICE', title: read.error.message, fix: read.error.fix });
}

function choicesOf({ readings }: Extract<Reading, { kind: 'ambiguous' }>): string {
  return readings.map((minor) => moneyToDecimal(money(minor, 'EUR'))).join(' or ');
}
