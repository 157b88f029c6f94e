// `/admin/developers`: the chapters, for staff who may change settings. A page without scripts, so that no page of the office
// weighs more for it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#src/i18n/locales.ts';
import { officePath, officeUrlOf } from '#src/office-addresses.ts';
import { escapeHtml } from '../escape-html.ts';
import { writePlainPage } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { requireRole } from '../staff/require-role.ts';
import { chapterToHtml } from './chapter.ts';
import { developerChapters } from './chapters.ts';

const path = `${officePath}/developers`;
const sheetPath = `${path}.css`;

/** What is wide is scrolled within the page. A file of its own: the policy of pages takes no styles within them. */
const sheet = [
  '.error-page{max-width:64rem;align-content:start}',
  '.error-page ul{padding-left:1.25rem;list-style:disc}',
  '.error-page section{display:grid;gap:.75rem;min-width:0}',
  '.error-page section>*{min-width:0}',
  '.error-page pre{overflow:auto;max-height:30rem;padding:.75rem;border:1px solid var(--line)}',
  '.error-page table{display:block;overflow-x:auto;border-collapse:collapse}',
  '.error-page :is(th,td){padding:.25rem 1rem .25rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}',
].join('\n');

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  styles(): readonly string[];
};

export function registerDevelopers(app: FastifyInstance, { createContext, styles }: Services): void {
  app.get(sheetPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(sheet),
  );
  app.get<{ Querystring: { chapter?: string } }>(path, async (request, reply) => {
    const context = createContext(request, reply);
    const { staff, markets } = context;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: path }), 303);
    await requireRole(context, { access: ['settings.write'], attempt: 'developers', what: 'developers' });
    const html = writeChapter(
      staff.locale ?? markets.main,
      [...styles(), sheetPath],
      String(request.query.chapter ?? ''),
    );
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

/** The chapter of that id, or the first. They are in English, as programs are. */
function writeChapter(locale: Locale, styles: readonly string[], asked: string): string {
  const t = translateTo(locale);
  const shown = developerChapters.find(({ id }) => id === asked) ?? developerChapters[0];
  if (!shown) throw new Error('there is no chapter for developers');
  const links = developerChapters.map(({ id, title }) => {
    const current = id === shown.id ? ' aria-current="page"' : '';
    return `<li><a href="${path}?chapter=${id}"${current} lang="en">${escapeHtml(title)}</a></li>`;
  });
  return writePlainPage({
    locale,
    title: t('developers.title'),
    styles,
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t('developers.text'))}</p>`,
      `<p><a href="${officePath}">${escapeHtml(t('staff.goOn'))}</a></p>`,
      `<nav aria-label="${escapeHtml(t('developers.chapters'))}"><ul>${links.join('')}</ul></nav>`,
      `<section lang="en"><h2>${escapeHtml(shown.title)}</h2>${chapterToHtml(shown)}</section>`,
    ].join(''),
  });
}
