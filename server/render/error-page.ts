// The page for a failure of our own, or for a form that was refused: no data, no script, nothing that could fail again.
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Manifest } from '#src/manifest.ts';
import { type ErrorPageTexts, errorPageTexts } from './error-page-texts.ts';
import { escapeHtml } from './escape-html.ts';

export function writeErrorPage(locale: Locale, manifest: Manifest, status: number, requestId: string): string {
  const texts = errorPageTexts[locale];
  const [title, text] = textsOf(texts, status);
  const styles = manifest.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    `<!DOCTYPE html><html lang="${marketOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>${styles}</head><body><main class="error-page">`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="/${locale}">${escapeHtml(texts.home)}</a></p>`,
    `<p><small>${escapeHtml(texts.request.replace('{id}', requestId))}</small></p></main></body></html>`,
  ].join('');
}

function textsOf(texts: ErrorPageTexts, status: number): [title: string, text: string] {
  if (status === 404) return [texts.notFoundTitle, texts.notFound];
  if (status === 405) return [texts.wrongMethodTitle, texts.wrongMethod];
  if (status < 500) return [texts.refusedTitle, texts.refused];
  return [texts.title, status === 503 ? texts.unavailable : texts.failed];
}
