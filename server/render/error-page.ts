// The page for a failure of our own, or for a form that was refused: no data, no script, nothing that could fail again.
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { SurfaceDelivery } from '#src/surface.ts';
import { type ErrorPageTexts, errorPageTexts } from './error-page-texts.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageRenderer } from './render-page.tsx';
import { translations } from './translations.ts';

/** What an error page shows of the surface on which it happened. */
export type ErrorPageSurface = Pick<PageRenderer, 'surface' | 'delivery' | 'manifest'>;

export function writeErrorPage(
  { surface, delivery, manifest }: ErrorPageSurface,
  locale: Locale,
  status: number,
  requestId: string,
): string {
  const texts = errorPageTexts[locale];
  const [title, text] = textsOf(texts, delivery, locale, status);
  const styles = manifest.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    `<!DOCTYPE html><html lang="${marketOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>${styles}</head><body><main class="error-page">`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${surface.homePath(locale)}">${escapeHtml(texts.home)}</a></p>`,
    `<p><small>${escapeHtml(texts.request.replace('{id}', requestId))}</small></p></main></body></html>`,
  ].join('');
}

function textsOf(
  texts: ErrorPageTexts,
  { notFoundTexts }: SurfaceDelivery,
  locale: Locale,
  status: number,
): [title: string, text: string] {
  const t = translations[locale];
  if (status === 404) return [t(notFoundTexts.title), t(notFoundTexts.text)];
  if (status === 429) return [texts.refusedTitle, t('error.tooMany')];
  if (status === 405) return [texts.wrongMethodTitle, texts.wrongMethod];
  if (status < 500) return [texts.refusedTitle, texts.refused];
  return [texts.title, status === 503 ? texts.unavailable : texts.failed];
}
