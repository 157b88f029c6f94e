const YEAR_SECONDS = 31_536_000;

/** Stores a visitor's choice in a cookie, so that the server uses it for the next page. */
export function savePreference(name: 'kasa_theme' | 'kasa_locale', value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`;
}
