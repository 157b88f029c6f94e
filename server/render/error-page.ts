// The page for a server error, or for a form that was refused: no data, no script, nothing that could fail again.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeFailures } from '#src/office-failures.ts';
import type { SurfaceDelivery } from '#src/surface.ts';
import { escapeHtml } from '../escape-html.ts';
import type { RepeatedForm } from '../http/form-route.ts';
import { writePlainPage, writePressForm } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import { brandedStyles } from './brand-sheet.ts';
import type { PageRenderer } from './render-page.tsx';

/** What an error page shows of the surface on which it happened. */
export type ErrorPageSurface = Pick<PageRenderer, 'surface' | 'delivery' | 'manifest' | 'latestShop'>;

export function writeErrorPage(
  { surface, delivery, manifest, latestShop }: ErrorPageSurface,
  locale: Locale,
  status: number,
  requestId: string,
  again?: RepeatedForm,
): string {
  const t = translateTo(locale);
  const [title, text] = keysOf(status, delivery);
  return writePlainPage({
    locale,
    title: t(title),
    styles: brandedStyles(manifest.styles, latestShop()),
    // In development it says what went wrong.
    headHtml: manifest.devScript ? `<script type="module" src="${manifest.devScript}"></script>` : '',
    bodyHtml: [
      `<p>${escapeHtml(t(text))}</p>`,
      again ? writePressForm({ action: again.path, fields: again.fields, text: t('error.tryAgain') }) : '',
      linkHtml(surface.homePath(locale), t('errorPage.home')),
      ...delivery.alwaysLinked(locale).map(({ path, text: label }) => linkHtml(path, t(label))),
      `<p><small>${escapeHtml(t('error.request', { id: requestId }))}</small></p>`,
    ].join(''),
  });
}

function linkHtml(path: string, text: string): string {
  return `<p><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></p>`;
}

function keysOf(status: number, { notFoundTexts }: SurfaceDelivery): [title: MessageKey, text: MessageKey] {
  if (status === 404) return [notFoundTexts.title, notFoundTexts.text];
  if (status === 429) return ['errorPage.refusedTitle', 'error.tooMany'];
  if (status === 405) return ['errorPage.wrongMethodTitle', 'errorPage.wrongMethod'];
  if (status === officeFailures.OTHER_PERSON.status) return ['errorPage.refusedTitle', 'again.otherPerson'];
  if (status < 500) return ['errorPage.refusedTitle', 'errorPage.refused'];
  return ['errorPage.title', status === 503 ? 'errorPage.unavailable' : 'errorPage.failed'];
}
