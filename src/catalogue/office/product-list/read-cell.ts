// What is typed into a cell of a list or a grid means.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Currency } from '../../../money.ts';
import { MOST_PRICE_MINOR } from '../../../numbers/most-amounts.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { readWhole } from '../../../numbers/read-whole.ts';
import { readGrams } from '../../../numbers/weight.ts';

/** What a cell says; `ambiguous`: amounts of which one is meant. */
export type CellReading =
  | { kind: 'value'; value: string | number | null }
  | { kind: 'ambiguous'; readings: readonly number[] }
  | { kind: 'bad'; message: MessageKey };

const MOST_WHOLE = 1_000_000_000;

/** What has a price keeps one. */
export function readPrice(text: string, currency: Currency, locale: Locale): CellReading {
  if (text === '') return { kind: 'bad', message: 'grid.noPrice' };
  const reading = readMinor(text, currency, locale);
  return reading.kind === 'value' && reading.value === 0 ? { kind: 'bad', message: 'grid.zeroPrice' } : reading;
}

export function readMinor(text: string, currency: Currency, locale: Locale): CellReading {
  const reading = readAmount(text, { locale, currency, most: MOST_PRICE_MINOR });
  if (reading.kind === 'number') return { kind: 'value', value: reading.hundredths };
  return reading.kind === 'ambiguous' ? reading : { kind: 'bad', message: 'grid.noAmount' };
}

export function readCount(text: string): CellReading {
  const value = readWhole(text, MOST_WHOLE);
  return value === null ? { kind: 'bad', message: 'grid.noWhole' } : { kind: 'value', value };
}

export function readWeight(text: string, locale: Locale): CellReading {
  const value = readGrams(text, locale);
  return value === null ? { kind: 'bad', message: 'grid.noWeight' } : { kind: 'value', value };
}
