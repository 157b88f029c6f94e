// The sitemap in parts. Every address stands with its other languages.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { urlOf } from '#src/addresses.ts';
import { articlesUrl, articleUrl } from '#src/content/articles/article-address.ts';
import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { escapeHtml } from '../escape-html.ts';
import { readShop } from '../shop/read-settings.ts';
import {
  type ArticleEntry,
  countProductParts,
  listArticleEntries,
  listCollectionEntries,
  listContentEntries,
  listProductEntries,
  type SitemapEntry,
} from './sitemap-store.ts';

const CACHED = 'public, max-age=3600';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const PART = '^[1-9]\\d{0,4}-of-[1-9]\\d{0,4}$';

type PathOf = (locale: Locale) => string;

export type SitemapOptions = {
  db: Db;
  publicUrl: string;
};

export function registerSitemap(app: FastifyInstance, { db, publicUrl }: SitemapOptions): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const count = await countProductParts(db);
    const products = Array.from({ length: count }, (_, index) => `products-${index + 1}-of-${count}`);
    const parts = ['pages', ...products].map(
      (name) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`,
    );
    return sendXml(reply, `${XML}<sitemapindex ${NAMESPACES}>${parts.join('')}</sitemapindex>`);
  });

  app.get('/sitemap-pages.xml', async (_request, reply) => {
    const [collections, pages, articles, { markets }] = await Promise.all([
      listCollectionEntries(db),
      listContentEntries(db),
      listArticleEntries(db),
      readShop(db),
    ]);
    const everywhere: SitemapEntry = { key: '', changedAt: null, locales: marketLanguages(markets) };
    return sendXml(
      reply,
      writeUrls([
        ...writeEntry(everywhere, (locale) => urlOf('home', { locale })),
        ...(['withdraw', 'findOrder', 'contact'] as const).flatMap((route) =>
          writeEntry(everywhere, (locale) => urlOf(route, { locale })),
        ),
        ...collections.flatMap((entry) =>
          writeEntry(entry, (locale) => urlOf('listing', { locale, collection: entry.key })),
        ),
        ...pages.flatMap((entry) => writeEntry(entry, (locale) => urlOf('content', { locale, slug: entry.key }))),
        ...listWithArticles(articles).flatMap((entry) => writeEntry(entry, (locale) => articlesUrl(locale))),
        ...articles.flatMap((entry) => writeEntry(entry, (locale) => articleUrl(locale, entry.key))),
      ]),
    );
  });

  app.get<{ Params: { part: string } }>(`/sitemap-products-:part(${PART}).xml`, async (request, reply) => {
    const [number = 0, of = 0] = request.params.part.split('-of-').map(Number);
    const entries = number > of ? [] : await listProductEntries(db, { number, of });
    if (entries.length === 0) throw new KasaError('NOT_FOUND', 'The sitemap has no such part.');
    return sendXml(
      reply,
      writeUrls(
        entries.flatMap((entry) => writeEntry(entry, (locale) => urlOf('product', { locale, product: entry.key }))),
      ),
    );
  });

  function writeEntry({ changedAt, locales: shown }: SitemapEntry, pathOf: PathOf): string[] {
    const address = (locale: Locale) => escapeHtml(publicUrl + pathOf(locale));
    const alternates = shown.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
    );
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return shown.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates.join('')}</url>`);
  }
}

/** The list itself, in the languages in which it says something. */
function listWithArticles(articles: readonly ArticleEntry[]): SitemapEntry[] {
  const [newest] = articles;
  if (!newest) return [];
  const found = [...new Set(articles.flatMap((entry) => entry.listedIn))];
  return [{ key: '', changedAt: newest.changedAt, locales: found }];
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header('cache-control', CACHED).type('application/xml; charset=utf-8').send(xml);
}

function writeUrls(urls: string[]): string {
  return `${XML}<urlset ${NAMESPACES}>${urls.join('')}</urlset>`;
}
