// `/pl/articles.atom` and so on: what is written in a language, for those who read it elsewhere (RFC 4287).
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { articleFeedUrl, articlesUrl, articleUrl } from '#src/content/articles/article-address.ts';
import { KasaError } from '#src/errors.ts';
import { type Locale, languageOf, locales } from '#src/i18n/locales.ts';
import { hasMarket } from '#src/shop/markets.ts';
import { type ListedArticle, listArticles } from '../content/articles/article-store.ts';
import type { Db } from '../database/connect.ts';
import { readShop } from '../shop/read-settings.ts';
import { xmlElement, xmlText } from '../xml-text.ts';

type ArticleFeed = { db: Db; publicUrl: string };

const MAX_AGE_S = 300;

export function registerArticleFeeds(app: FastifyInstance, { db, publicUrl }: ArticleFeed): void {
  for (const locale of locales) {
    app.get(articleFeedUrl(locale), async (request, reply) => {
      const shop = await readShop(db);
      if (!hasMarket(shop.markets, locale)) throw new KasaError('NOT_FOUND', 'The shop has no such feed.');
      const { items } = await listArticles({ db, markets: shop.markets }, locale, 1);
      const xml = writeFeed({ publicUrl, locale, name: shop.identity.name, items });
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 20)}"`;
      reply
        .headers({ 'cache-control': `public, max-age=${MAX_AGE_S}`, etag })
        .type('application/atom+xml; charset=utf-8');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(xml);
    });
  }
}

type Written = { publicUrl: string; locale: Locale; name: string; items: readonly ListedArticle[] };

function writeFeed({ publicUrl, locale, name, items }: Written): string {
  const self = publicUrl + articleFeedUrl(locale);
  const page = publicUrl + articlesUrl(locale);
  const [newest] = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .reverse();
  return [
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageOf(locale).languageTag}">`,
    `<id>${xmlText(self)}</id>${xmlElement('title', name)}<updated>${newest ?? new Date(0).toISOString()}</updated>`,
    `<link rel="self" href="${xmlText(self)}"/><link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<author>${xmlElement('name', name)}</author>`,
    ...items.map((article) => writeEntry(article, publicUrl + articleUrl(locale, article.slug))),
    '</feed>',
  ].join('');
}

/** Named by its id: another address makes no other entry of it. */
function writeEntry({ id, title, teaser, publishedAt, updatedAt }: ListedArticle, address: string): string {
  return [
    `<entry><id>urn:uuid:${id}</id>${xmlElement('title', title)}<link rel="alternate" href="${xmlText(address)}"/>`,
    `<published>${publishedAt}</published><updated>${updatedAt}</updated>${xmlElement('summary', teaser)}</entry>`,
  ].join('');
}
