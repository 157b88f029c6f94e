/**
 * An amount as people write it, in minor units: `12.50`, `12,5`, `1 250,00`. Null when it is none, or not above zero. With
 * three digits behind a single mark nobody can say which it was: `1.250` is refused.
 */
export function parseAmount(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return whole === '' || minor === 0 ? null : minor;
}
