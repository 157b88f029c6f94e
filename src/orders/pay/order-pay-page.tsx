// Paying an order that was placed before: from the e-mail about a failed payment or from the order's page, on any device.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { loadPaymentParts } from '../../checkout/payment/payment-section.tsx';
import { SandboxBanner } from '../../checkout/payment/sandbox-banner.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../../ui/message-pages/not-found-content.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { OrderContents } from '../order-contents.tsx';
import { orderQuery } from '../order-queries.ts';
import { PaymentAnnouncement } from '../payment-announcement.tsx';
import { OrderPayForm } from './order-pay-form.tsx';
import styles from './order-pay-page.module.css';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/totals.ts`),
  (locale) => import(`../../i18n/messages/${locale}/checkout.ts`),
  (locale) => import(`../../i18n/messages/${locale}/method.ts`),
  (locale) => import(`../../i18n/messages/${locale}/order.ts`),
  (locale) => import(`../../i18n/messages/${locale}/payment.ts`),
);

/** It is not in the surface's table: the page is entered by a full load, so no browser asks for this. */
export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(queryOf(location));

export const loadParts = loadPaymentParts;

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(queryOf(location).queryKey)?.order;
  if (!order) return notFoundHead(t);
  return { title: t('order.payTitle', { number: order.number }) };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { locale, t } = useApp();
  const { order } = useSuspenseQuery(queryOf(location)).data;
  if (!order) return <NotFoundContent />;
  const { payment } = order;
  return (
    <div className={classNames(layout.page, styles.page)}>
      {payment?.isSandbox ? <SandboxBanner /> : null}
      {payment ? (
        <>
          <div className={styles.head}>
            <PageLink className={styles.back} to={urlOf('order', { locale, token: order.token })}>
              <ArrowIcon isBack />
              {t('order.toOrder')}
            </PageLink>
            <h1 tabIndex={-1}>{t('order.payTitle', { number: order.number })}</h1>
            <p className={layout.lead}>{t('order.payLead')}</p>
          </div>
          <OrderPayForm order={order} payment={payment} terms={order.terms} search={location.search} />
        </>
      ) : (
        <PaymentAnnouncement order={order} />
      )}
      <OrderContents order={order} />
    </div>
  );
};

function queryOf({ locale, params }: Parameters<PageModule['head']>[0]['location']) {
  return orderQuery(locale, params.token ?? '');
}
