// The page of whoever has lost the link to their order. The page says the same whether or not number and address belong
// together: the link goes by e-mail, to the order's own address.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageModule } from '../page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import { TextField } from '../ui/fields/text-field.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ANSWER_ID, SENT_PARAMETER } from './service-address.ts';
import { lookupLengths } from './service-fields.ts';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/service/find-order.ts`),
  (locale) => import(`../i18n/messages/${locale}/service/service-links.ts`),
);

export const Page: PageModule['Page'] = ({ location: { locale, search } }) => {
  const { t } = useApp();
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <div className={form.head}>
        <Breadcrumbs />
        <h1 tabIndex={-1}>{t('findOrder.title')}</h1>
        <p className={layout.lead}>{t('findOrder.lead')}</p>
      </div>
      {search.has(SENT_PARAMETER) ? (
        <div id={ANSWER_ID} tabIndex={-1}>
          <Notice kind="info">
            <p>
              <strong>{t('findOrder.sentTitle')}</strong>
            </p>
            <p>{t('findOrder.sent')}</p>
          </Notice>
        </div>
      ) : null}
      <form className={form.form} method="post" action={urlOf('findOrder', { locale })}>
        <TextField
          id="order-number"
          name="orderNumber"
          label={t('findOrder.number')}
          hint={t('findOrder.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={lookupLengths.orderNumber}
          required
        />
        <TextField
          id="order-email"
          name="orderEmail"
          type="email"
          label={t('findOrder.email')}
          autoComplete="email"
          maxLength={lookupLengths.orderEmail}
          required
        />
        <div>
          <Button kind="primary" type="submit">
            {t('findOrder.send')}
          </Button>
        </div>
      </form>
      <p className={form.soft}>
        {t('findOrder.nothing')} <PageLink to={urlOf('contact', { locale })}>{t('service.contact')}</PageLink>
      </p>
    </div>
  );
};

export const head: PageModule['head'] = ({ location: { locale }, t }) => ({
  title: t('findOrder.title'),
  description: t('findOrder.lead'),
  canonical: urlOf('findOrder', { locale }),
});
