// A page of the office that says why there is nothing else to show.
import type { Locale } from '#src/i18n/locales.ts';
import { officePath } from '#src/office-addresses.ts';
import { escapeHtml } from '../escape-html.ts';
import { writePlainPage } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import { brandedStyles } from './brand-sheet.ts';
import type { ErrorPageSurface } from './error-page.ts';

export function writeNoticePage(
  { manifest, latestShop }: Pick<ErrorPageSurface, 'manifest' | 'latestShop'>,
  locale: Locale,
  title: string,
  text: string,
): string {
  const goOn = escapeHtml(translateTo(locale)('staff.goOn'));
  return writePlainPage({
    locale,
    title,
    styles: brandedStyles(manifest.styles, latestShop()),
    headHtml: '',
    bodyHtml: `<p>${escapeHtml(text)}</p><p><a href="${officePath}">${goOn}</a></p>`,
  });
}
