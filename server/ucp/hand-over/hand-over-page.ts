// The pages between an assistant and the checkout, without scripts: whether the goods are to go into the cart that somebody has
// already, and what is said of a link that leads nowhere any more.
import { urlOf } from '#src/addresses.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type PageDress, writePlainPage, writePressForm } from '../../http/plain-page.ts';
import { translateTo } from '../../i18n/translations.ts';

/** `action`: where the button posts to; `goods`: what the assistant offers, a line each; `missing`: what cannot be had of it. */
export function writeQuestion(
  dress: PageDress,
  { action, goods, missing }: { action: string; goods: readonly string[]; missing: readonly string[] },
): string {
  const { locale } = dress;
  const t = translateTo(locale);
  return writePlainPage({
    ...dress,
    title: t('ucp.askTitle'),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t('ucp.askText'))}</p>`,
      ...[goods, missing].filter(({ length }) => length > 0).map(writeList),
      writePressForm({ action, text: t('ucp.askAdd') }),
      `<p><a href="${escapeHtml(urlOf('cart', { locale }))}">${escapeHtml(t('ucp.askKeep'))}</a></p>`,
    ].join(''),
  });
}

function writeList(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

/** Why a link leads to no checkout: it is over, what it led to has been ordered, or there is nothing to take over. */
export type HandOverEnd = 'ended' | 'ordered' | 'empty';

export function writeEndedHandOver(dress: PageDress, why: HandOverEnd): string {
  const { locale } = dress;
  const t = translateTo(locale);
  return writePlainPage({
    ...dress,
    title: t(`ucp.${why}Title`),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t(`ucp.${why}Text`))}</p>`,
      `<p><a href="${escapeHtml(urlOf('cart', { locale }))}">${escapeHtml(t('ucp.toCart'))}</a></p>`,
      `<p><a href="${escapeHtml(urlOf('home', { locale }))}">${escapeHtml(t('ucp.toShop'))}</a></p>`,
    ].join(''),
  });
}
