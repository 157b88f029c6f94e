// The articles of the shop in this language, the newest first, or one of them.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import type { ArticlesShowQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../../ui/message-pages/not-found-content.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import { articleIn, articlesUrl, articleUrl, pageIn } from './article-address.ts';
import { ArticleDate } from './article-date.tsx';
import { articlesQuery } from './article-queries.ts';
import { ArticleText } from './article-text.tsx';
import styles from './articles.module.css';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/content/articles.ts`));

export const load: PageModule['load'] = (queryClient, location) => queryClient.ensureQueryData(articlesQuery(location));

export const Page: PageModule['Page'] = ({ location }) => {
  const { articles, article } = useSuspenseQuery(articlesQuery(location)).data;
  if (article) return <ArticleText article={article} />;
  return isNothing(location, articles) ? <NotFoundContent /> : <ArticleList {...{ location, articles }} />;
};

type Articles = ArticlesShowQuery['articles'];

/** An article that is not there, or a page behind the last. */
function isNothing({ href, search }: PageProps['location'], { items }: Articles): boolean {
  return articleIn(href) !== '' || (items.length === 0 && pageIn(search) > 1);
}

function ArticleList({ location, articles }: PageProps & { articles: Articles }) {
  const { t, locale } = useApp();
  return (
    <div className={classNames(layout.page, layout.narrow)}>
      <Breadcrumbs />
      <h1 className={styles.title} tabIndex={-1}>
        {t('articles.title')}
      </h1>
      {articles.items.length === 0 ? <p>{t('articles.none')}</p> : null}
      <ul className={styles.list}>
        {articles.items.map((article, position) => (
          <li key={article.slug} className={styles.item}>
            {article.image ? (
              <ProductImage
                className={styles.picture}
                image={article.image}
                title={article.title}
                sizes="(min-width: 48rem) 12rem, 30vw"
                widest={400}
                isDecorative
                isPriority={position === 0}
              />
            ) : null}
            <div className={styles.words}>
              <h2 className={styles.name}>
                <PageLink to={articleUrl(locale, article.slug)}>{article.title}</PageLink>
              </h2>
              <p>{article.teaser}</p>
              <ArticleDate at={article.publishedAt} />
            </div>
          </li>
        ))}
      </ul>
      <Pages page={pageIn(location.search)} pages={articles.pages} />
    </div>
  );
}

/** Real links from page to page. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { t, locale } = useApp();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('articles.pages')}>
      {page > 1 ? (
        <LinkButton to={articlesUrl(locale, page - 1)} rel="prev">
          <ArrowIcon isBack />
          {t('articles.newer')}
        </LinkButton>
      ) : null}
      {page < pages ? (
        <LinkButton to={articlesUrl(locale, page + 1)} rel="next">
          {t('articles.older')}
          <ArrowIcon />
        </LinkButton>
      ) : null}
    </nav>
  );
}

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const { articles, article } = queryClient.getQueryData<ArticlesShowQuery>(articlesQuery(location).queryKey) ?? {};
  const { locale, search } = location;
  if (article) {
    const { slug, title, seoDescription, missingIn } = article;
    return { title, description: seoDescription || undefined, canonical: articleUrl(locale, slug), missingIn };
  }
  if (!articles || isNothing(location, articles)) return notFoundHead(t);
  // A list of nothing is no page for search engines.
  const canonical = articles.items.length > 0 ? articlesUrl(locale, pageIn(search)) : undefined;
  return { title: t('articles.title'), canonical, missingIn: articles.missingIn };
};
