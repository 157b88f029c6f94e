// All reviews of one product, a page at a time.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import './star-row.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import layout from '../../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../../ui/message-pages/not-found-content.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './product-reviews.module.css';
import { countReviews } from './rating.ts';
import { reviewsQuery } from './reviews-query.ts';
import { loadReviewTexts, ReviewList, ReviewSummary } from './shown-reviews.tsx';

export const loadTexts = loadReviewTexts;

// Loaded with the page: no other one fetches any of it.
export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(reviewsQuery(location));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const product = queryClient.getQueryData(reviewsQuery(location).queryKey)?.product;
  if (!product) return notFoundHead(t);
  const { handle, title, missingIn } = product;
  return {
    title: t('productReviews.of', { title }),
    // The pages behind the first are for people.
    canonical: location.search.has('after')
      ? undefined
      : urlOf('productReviews', { locale: location.locale, product: handle }),
    missingIn,
  };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { locale, t } = useApp();
  const { product, reviews: page } = useSuspenseQuery(reviewsQuery(location)).data;
  if (!product) return <NotFoundContent />;
  const { handle, title, reviews } = product;
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={[{ to: urlOf('product', { locale, product: handle }), title }]} />
      <h1 className={layout.sectionHead} tabIndex={-1}>
        {t('productReviews.of', { title })}
      </h1>
      {countReviews(reviews.counts) === 0 ? (
        <p>{t('productReviews.none')}</p>
      ) : (
        <ReviewSummary counts={reviews.counts} t={t} />
      )}
      <ReviewList reviews={page.reviews} t={t} />
      <nav className={styles.more} aria-label={t('productReviews.pages')}>
        {location.search.has('after') ? (
          <PageLink to={urlOf('productReviews', { locale, product: handle })}>{t('productReviews.first')}</PageLink>
        ) : null}
        {page.next ? (
          <PageLink to={urlOf('productReviews', { locale, product: handle }, { after: page.next })} rel="next">
            {t('productReviews.further')}
          </PageLink>
        ) : null}
        <PageLink to={urlOf('product', { locale, product: handle })}>{t('productReviews.toProduct')}</PageLink>
      </nav>
    </div>
  );
};
