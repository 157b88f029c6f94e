// Recovery codes for whoever has no scripts: shown once, as the answer to the form.
import type { Locale } from '#src/i18n/locales.ts';
import { officePath } from '#src/office-addresses.ts';
import { escapeHtml } from '../escape-html.ts';
import { writePlainPage } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import { brandedStyles } from './brand-sheet.ts';
import type { ErrorPageSurface } from './error-page.ts';

export function writeCodesPage(
  { manifest, latestShop }: Pick<ErrorPageSurface, 'manifest' | 'latestShop'>,
  locale: Locale,
  codes: readonly string[],
): string {
  const t = translateTo(locale);
  return writePlainPage({
    locale,
    title: t('staff.codesTitle'),
    styles: brandedStyles(manifest.styles, latestShop()),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t('staff.codesText'))}</p>`,
      `<ol>${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('')}</ol>`,
      `<p><a href="${officePath}">${escapeHtml(t('staff.goOn'))}</a></p>`,
    ].join(''),
  });
}
