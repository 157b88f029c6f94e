// The language that most people of a country speak, whether Kasa speaks it or not: a shop there may have to inform in it.

/** What else the law is told in there. */
const alsoSpoken: Readonly<Record<string, readonly string[]>> = { BE: ['fr', 'de'], LU: ['de'], MT: ['en'] };

/** Its code, as `pt` of Portugal. */
export function languageIn(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

export function isSpokenIn(country: string, languages: readonly string[]): boolean {
  return [languageIn(country), ...(alsoSpoken[country] ?? [])].some((spoken) => languages.includes(spoken));
}
