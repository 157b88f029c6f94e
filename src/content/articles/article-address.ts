// The addresses of the articles: their list, its further pages, and each of them.
import { pathOf } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

const MOST_PAGES = 10_000;

export function articleUrl(locale: Locale, slug: string): string {
  return `/${locale}/articles/${encodeURIComponent(slug)}`;
}

/** `page`: from 1. */
export function articlesUrl(locale: Locale, page = 1): string {
  return `/${locale}/articles${page > 1 ? `?page=${page}` : ''}`;
}

export function articleFeedUrl(locale: Locale): string {
  return `/${locale}/articles.atom`;
}

/** Empty: the list. What only looks like an address of articles is none, and finds nothing. */
export function articleIn(href: string): string {
  const [, , section = '', ...rest] = pathOf(href).split('/');
  const slug = rest.join('/').replace(/\/$/, '');
  return section === 'articles' ? slug : section;
}

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}
