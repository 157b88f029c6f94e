// Countries anywhere in the world: a company may sit outside the Union, and where cash is brought is not our list either.

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Groups of countries, and codes that stand for none. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Whether ISO 3166-1 has the two letters: not XX, and not UK, which is GB. */
export function isRegion(code: string): boolean {
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code && !noCountries.has(code);
}
