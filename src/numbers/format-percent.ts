import type { Locale } from '../i18n/locales.ts';
import { WHOLE_PERCENT } from '../money.ts';
import { formatNumber } from './format-number.ts';

/** Writes a percentage as the language does in a text: 2300 is `23%`, and 550 in German `5,5 %`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return formatNumber(basisPoints / WHOLE_PERCENT, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** Writes a change with its sign: 250 is `+2.5%`. */
export function formatPercentChange(basisPoints: number, locale: Locale): string {
  return formatNumber(basisPoints / WHOLE_PERCENT, locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
}

/** What is compared rather than charged, to a tenth of one per cent: 1234 is `12.3%`. */
export function formatShare(basisPoints: number, locale: Locale): string {
  return formatNumber(basisPoints / WHOLE_PERCENT, locale, { style: 'percent', maximumFractionDigits: 1 });
}

/** Writes the change since before in whole per cent with its sign: `+25%`; empty where there was nothing before. */
export function formatChange(now: number, before: number, locale: Locale): string {
  if (before === 0) return '';
  return formatNumber((now - before) / Math.abs(before), locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
}
