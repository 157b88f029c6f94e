import { pathOf } from '../../addresses.ts';
import { languageOf } from '../../i18n/locales.ts';
import { jpegOf } from '../../media/picture-sources.ts';
import type { ArticlesShowQuery } from '../../operations.generated.ts';
import { type PageDocument, plainDescription, plainDocument } from '../../page-document.ts';
import { breadcrumbList } from '../breadcrumb-list.ts';
import { articleFeedUrl, articleIn, articlesUrl, articleUrl, pageIn } from './article-address.ts';
import { articlesQuery } from './article-queries.ts';

const SHARED_WIDTH = 1200;

export const articlesDocument: PageDocument = {
  ...plainDocument,
  addressOf({ locale, href, search }) {
    const slug = articleIn(href);
    return slug ? pathOf(href) : articlesUrl(locale, pageIn(search));
  },
  describe(location, { queryClient, publicUrl, shop, t }) {
    const { locale } = location;
    const { article } = queryClient.getQueryData<ArticlesShowQuery>(articlesQuery(location).queryKey) ?? {};
    const feeds = [{ title: t('articles.title'), path: articleFeedUrl(locale) }];
    if (!article) return { ...plainDescription, feeds };
    const { slug, title, seoDescription, publishedAt, updatedAt, image } = article;
    const path = articleUrl(locale, slug);
    const list = { title: t('articles.title'), path: articlesUrl(locale) };
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      ...(seoDescription && { description: seoDescription }),
      ...(image && { image: publicUrl + jpegOf(image, SHARED_WIDTH) }),
      datePublished: publishedAt,
      dateModified: updatedAt,
      inLanguage: languageOf(locale).languageTag,
      mainEntityOfPage: publicUrl + path,
      author: { '@type': 'Organization', name: shop.identity.name, url: publicUrl },
      publisher: { '@id': `${publicUrl}/#shop` },
    };
    return {
      ...(article.blocksHtml && { sheetsOf: 'home' }),
      jsonLd: [posting, breadcrumbList(publicUrl, shop, locale, [list, { title, path }])],
      image: image && { ...image },
      type: 'article',
      feeds,
    };
  },
};
