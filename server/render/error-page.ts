// The page for a failure of our own: no data, no script, nothing that could fail again.
import type { Locale } from '#src/i18n/locales.ts';
import { marketOf } from '#src/i18n/locales.ts';
import { escapeHtml } from './document.ts';
import type { PageRenderer } from './render-page.tsx';

export function writeErrorPage(locale: Locale, renderer: PageRenderer, status: number, requestId: string): string {
  const t = renderer.translations[locale];
  const styles = renderer.manifest.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const text = status === 503 ? t('error.unavailable') : t('error.text');
  return [
    `<!DOCTYPE html><html lang="${marketOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(t('error.title'))}</title>${styles}</head><body><main class="error-page">`,
    `<h1>${escapeHtml(t('error.title'))}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="/${locale}">${escapeHtml(t('error.home'))}</a></p>`,
    `<p><small>${escapeHtml(t('error.requestId', { id: requestId }))}</small></p></main></body></html>`,
  ].join('');
}
