// A page without data and without scripts: an error, or a link to continue.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import button from '#src/ui/button.module.css';
import { escapeHtml } from '../escape-html.ts';

export type PlainPage = {
  locale: Locale;
  /** It stands as text; all else is HTML. */
  title: string;
  styles: readonly string[];
  headHtml: string;
  bodyHtml: string;
  /** Left out by what says why the shop cannot be shown. */
  shell?: PageShell;
};

/** What stands around it, as around the pages of the shop. */
export type PageShell = { headerHtml: string; footerHtml: string; belowHtml: string };

/** What such pages of the shop have in common, for whoever asks for one. */
export type PlainPages<Context> = {
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  styles: () => string[];
  renderShell(context: Context, locale: Locale): Promise<PageShell>;
};

/** The sheets of the page and what stands around it. */
export async function dressPage<Context>(
  { styles, renderShell }: Pick<PlainPages<Context>, 'styles' | 'renderShell'>,
  context: Context,
  locale: Locale,
): Promise<PageDress> {
  return { locale, styles: styles(), shell: await renderShell(context, locale) };
}

export type PageDress = Required<Pick<PlainPage, 'locale' | 'styles' | 'shell'>>;

/** The start of such a page, up to where attributes of its root may go on. */
export const plainPageStart =
  /^<!DOCTYPE html><html lang="[a-zA-Z-]+"(?=><head><meta charset="utf-8"><meta name="viewport")/;

export function writePlainPage({ locale, title, styles, headHtml, bodyHtml, shell }: PlainPage): string {
  const titleHtml = escapeHtml(title);
  return [
    `<!DOCTYPE html><html lang="${languageOf(locale).languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `${headHtml}<title>${titleHtml}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '</head><body>',
    shell ? `<div id="root">${shell.headerHtml}` : '',
    `<main ${shell ? 'id="main" tabindex="-1" ' : ''}class="error-page"><h1>${titleHtml}</h1>${bodyHtml}</main>`,
    shell ? `${shell.footerHtml}</div>${shell.belowHtml}` : '',
    '</body></html>',
  ].join('');
}

type PressForm = {
  action: string;
  text: string;
  /** What is sent along. */
  fields?: readonly (readonly [name: string, value: string])[];
};

/** A form of such a page that is a button alone. */
export function writePressForm({ action, text, fields = [] }: PressForm): string {
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return [
    `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}`,
    `<button type="submit" class="${button.button} ${button.primary}">${escapeHtml(text)}</button></form>`,
  ].join('');
}
