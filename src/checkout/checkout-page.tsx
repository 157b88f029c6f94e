import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { hasChanges } from '../cart/cart-line.ts';
import { ALL_GOODS } from '../catalogue/all-goods.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { ArrowIcon } from '../icons/arrow-icon.tsx';
import type { PageLoad, PageModule } from '../page-module.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { MessagePage } from '../ui/message-pages/message-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './checkout.module.css';
import { checkoutQuery } from './checkout-queries.ts';
import './checkout-shell.module.css';
import { CheckoutForm } from './form/checkout-form.tsx';
import { LateCartChangeList } from './late-checkout-parts.ts';
import { loadPaymentParts } from './payment/payment-section.tsx';
import { SandboxBanner } from './payment/sandbox-banner.tsx';
import { messageOn } from './refusals/checkout-refusals.ts';
import { readRefusal } from './refusals/refusal-search.ts';
import { useCheckoutChoice } from './use-checkout-choice.ts';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/totals.ts`),
  (locale) => import(`../i18n/messages/${locale}/checkout.ts`),
  (locale) => import(`../i18n/messages/${locale}/method.ts`),
  (locale) => import(`../i18n/messages/${locale}/payment.ts`),
);

/** It is not in the surface's table: the checkout is entered by a full load, so no browser asks for this. */
export const load: PageLoad = (queryClient, { locale }) => queryClient.ensureQueryData(checkoutQuery({ locale }));

export const loadParts = loadPaymentParts;

export const head: PageModule['head'] = ({ t }) => ({
  title: t('checkout.title'),
});

export const Page: PageModule['Page'] = ({ location }) => {
  const { locale, t } = useApp();
  const offer = location.search.get('offer') ?? undefined;
  const choice = useCheckoutChoice(location.locale, offer);
  const { cart, payment } = choice.checkout;
  if (cart.lines.length === 0) {
    const explanation = messageOn('emptyCart', readRefusal(location.search, choice.checkout));
    return (
      <MessagePage title={t('checkout.emptyTitle')} text={t(explanation || 'checkout.emptyText')} drawing="not-found">
        <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
          {t('site.toGoods')}
        </LinkButton>
      </MessagePage>
    );
  }
  return (
    <div className={classNames(layout.page, styles.page)}>
      {payment.isSandbox ? <SandboxBanner /> : null}
      {offer ? null : (
        <PageLink className={styles.back} to={urlOf('cart', { locale })}>
          <ArrowIcon isBack />
          {t('checkout.back')}
        </PageLink>
      )}
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      {hasChanges(cart) ? (
        <div className={styles.cartChanges}>
          <Notice kind="info">
            <LateCartChangeList cart={cart} />
          </Notice>
        </div>
      ) : null}
      <CheckoutForm choice={choice} search={location.search} />
    </div>
  );
};
