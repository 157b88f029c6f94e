import type { Locale } from '../../i18n/locales.ts';

/** By how much of what was before, as `+12 %`; empty where there was nothing. */
export function changeOf(now: number, before: number, locale: Locale): string {
  if (before === 0) return '';
  const share = (now - before) / Math.abs(before);
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}
