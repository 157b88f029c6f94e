// The page for a failure of our own, or for a form that was refused: no data, no script, nothing that could fail again.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { SurfaceDelivery } from '#src/surface.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import type { PageRenderer } from './render-page.tsx';

/** What an error page shows of the surface on which it happened. */
export type ErrorPageSurface = Pick<PageRenderer, 'surface' | 'delivery' | 'manifest'>;

export function writeErrorPage(
  { surface, delivery, manifest }: ErrorPageSurface,
  locale: Locale,
  status: number,
  requestId: string,
): string {
  const t = translateTo(locale);
  const [title, text] = keysOf(status, delivery).map((key) => escapeHtml(t(key)));
  const styles = manifest.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    `<!DOCTYPE html><html lang="${marketOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title>${styles}</head><body><main class="error-page">`,
    `<h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${surface.homePath(locale)}">${escapeHtml(t('errorPage.home'))}</a></p>`,
    `<p><small>${escapeHtml(t('error.request', { id: requestId }))}</small></p></main></body></html>`,
  ].join('');
}

function keysOf(status: number, { notFoundTexts }: SurfaceDelivery): [title: MessageKey, text: MessageKey] {
  if (status === 404) return [notFoundTexts.title, notFoundTexts.text];
  if (status === 429) return ['errorPage.refusedTitle', 'error.tooMany'];
  if (status === 405) return ['errorPage.wrongMethodTitle', 'errorPage.wrongMethod'];
  if (status < 500) return ['errorPage.refusedTitle', 'errorPage.refused'];
  return ['errorPage.title', status === 503 ? 'errorPage.unavailable' : 'errorPage.failed'];
}
