// The page for a failure of our own, or for a form that was refused: no data, no script, nothing that could fail again.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Manifest } from '#src/manifest.ts';
import { translateTo } from '../i18n/translations.ts';
import { escapeHtml } from './escape-html.ts';

export function writeErrorPage(locale: Locale, manifest: Manifest, status: number, requestId: string): string {
  const t = translateTo(locale);
  const [title, text] = keysOf(status).map((key) => escapeHtml(t(key)));
  const styles = manifest.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    `<!DOCTYPE html><html lang="${marketOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title>${styles}</head><body><main class="error-page">`,
    `<h1>${title}</h1><p>${text}</p>`,
    `<p><a href="/${locale}">${escapeHtml(t('errorPage.home'))}</a></p>`,
    `<p><small>${escapeHtml(t('error.request', { id: requestId }))}</small></p></main></body></html>`,
  ].join('');
}

function keysOf(status: number): [title: MessageKey, text: MessageKey] {
  if (status === 404) return ['notFound.title', 'notFound.text'];
  if (status === 405) return ['errorPage.wrongMethodTitle', 'errorPage.wrongMethod'];
  if (status < 500) return ['errorPage.refusedTitle', 'errorPage.refused'];
  return ['errorPage.title', status === 503 ? 'errorPage.unavailable' : 'errorPage.failed'];
}
