import type { Currency } from '../../currencies.ts';
import { languageOf, locales } from '../../i18n/locales.ts';

/**
 * A number with up to two decimals as people write it, in hundredths: `17,90`, `17.9`, `1 250,00`, `1.250,00`, `1,250.00`.
 * Null when it is none. A single mark with three digits behind it is refused: nobody can say which of the two it was.
 */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '');
  const [, whole = '', , fraction = ''] =
    /^(\d{1,8})(?:([.,])(\d{1,2}))?$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+)(,)(\d{1,2})$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3})+)(\.)(\d{1,2})$/.exec(bare) ??
    [];
  if (whole === '') return null;
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * The same of an amount, which may be pasted with its currency: ` 1 079,90 zł`, `12,50 PLN`, `349,-`. Null for another
 * currency's: nobody means the same number of something else.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const [, before = '', amount = '', after = ''] =
    /^([^\d.,+-]*)(.*?)(?:[.,][-\u2013\u2014]+)?\s*([^\d.,-]*)$/.exec(text) ?? [];
  const isOwn = [before, after].every((sign) => sign.trim() === '' || signsOf(currency).has(sign.trim().toLowerCase()));
  return isOwn ? parseDecimal(amount) : null;
}

/** As people of any of our languages write it: `PLN`, `zł`. */
function signsOf(currency: Currency): ReadonlySet<string> {
  const written = locales.flatMap((locale) =>
    (['narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(languageOf(locale).languageTag, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toLowerCase()),
    ),
  );
  return new Set(written);
}

/** As a field shows it, in the person's own notation: `17,90`. */
export function formatDecimal(hundredths: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, useGrouping: false }).format(hundredths / 100);
}
