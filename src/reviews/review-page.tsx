// The page on which a buyer reviews what came with an order, known by the token in the address. Everything on it is a
// plain form, so it needs no scripts.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import { languageOf } from '../i18n/locales.ts';
import type { PageLoad, PageModule, PageProps } from '../page-module.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { MAILS_ID, MAILS_PARAMETER } from './review-address.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';
import { reviewedOrderQuery, type ShownReviewedOrder } from './reviewed-order-query.ts';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/reviews/review-page.ts`));

// Loaded with the page: no other one fetches any of it.
export const load: PageLoad = (queryClient, { params }) =>
  queryClient.ensureQueryData(reviewedOrderQuery(params.token));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(reviewedOrderQuery(location.params.token).queryKey)?.reviewedOrder;
  return order ? { title: t('reviewPage.title') } : { title: t('reviewPage.unknownTitle'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const app = useApp();
  const { locale, t } = app;
  const { reviewedOrder: order } = useSuspenseQuery(reviewedOrderQuery(location.params.token)).data;
  const isOpen = order?.access === 'open';
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <header className={form.head}>
        <h1 tabIndex={-1}>{t(order ? 'reviewPage.title' : 'reviewPage.unknownTitle')}</h1>
        <p className={layout.lead}>{leadOf(order, app)}</p>
      </header>
      {isOpen ? (
        <>
          {order.products.map((product) => (
            <ReviewForm key={product.line} product={product} proposedName={order.proposedName} location={location} />
          ))}
          <p className={form.soft}>{t('reviewPage.rules')}</p>
        </>
      ) : (
        <p>
          <PageLink to={urlOf('home', { locale })}>{t('reviewPage.toShop')}</PageLink>
        </p>
      )}
      {order ? <Mails order={order} location={location} /> : null}
    </div>
  );
};

type LeadTexts = Pick<ReturnType<typeof useApp>, 'locale' | 'shop' | 't'>;

function leadOf(order: ShownReviewedOrder | null | undefined, { locale, shop, t }: LeadTexts): string {
  if (!order) return t('reviewPage.unknown', { shop: shop.name });
  const day = new Intl.DateTimeFormat(languageOf(locale).languageTag, { dateStyle: 'long', timeZone: shop.timeZone });
  const until = order.until ? day.format(new Date(order.until)) : '';
  return t(`reviewPage.${order.access}`, { until });
}

/** Article 21 of the GDPR: a link in each e-mail leads here, and one press is enough. */
function Mails({ order, location }: PageProps & { order: ShownReviewedOrder }) {
  const { locale, t } = useApp();
  const asked = location.search.get(MAILS_PARAMETER);
  const token = location.params.token ?? '';
  return (
    <section id={MAILS_ID} className={styles.mails} aria-labelledby="mails-title">
      <h2 className={styles.title} id="mails-title">
        {t('reviewPage.mails')}
      </h2>
      {order.isUnasked ? (
        asked === 'stopped' ? (
          <Notice kind="success">{t('reviewPage.mailsStopped')}</Notice>
        ) : (
          <p>{t('reviewPage.mailsStopped')}</p>
        )
      ) : (
        <form className={styles.stop} method="post" action={urlOf('review', { locale, token })}>
          <input type="hidden" name="action" value="stop" />
          <p>{t('reviewPage.mailsText')}</p>
          <div>
            <Button type="submit" size="small">
              {t('reviewPage.mailsStop')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
