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

/** As a field shows it, in the person's own notation: `17,90`. */
export function formatDecimal(hundredths: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, useGrouping: false }).format(hundredths / 100);
}
