// Payments that are contested at the bank and not decided, the most urgent first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { textOfDisputeReason } from '../../orders/office/dispute-texts.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import type { PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { openDisputesQuery } from './dispute-queries.ts';
import styles from './disputes.module.css';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/office/disputes.ts`),
  (locale) => import(`../../i18n/messages/${locale}/office/order-disputes.ts`),
);

export const head: PageModule['head'] = ({ t }) => ({ title: t('disputes.title') });

export const Page: PageModule['Page'] = () => {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { openDisputes } = useSuspenseQuery(openDisputesQuery).data;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('disputes.title')}
      </h1>
      {openDisputes.length === 0 ? <p>{t('disputes.none')}</p> : null}
      <ul className={styles.list}>
        {openDisputes.map((dispute) => (
          <li key={dispute.id} className={page.panel}>
            <PageLink to={officeUrlOf('managedDispute', undefined, { id: dispute.id })}>
              {t('disputes.one', { number: dispute.orderNumber })}
            </PageLink>
            <p>
              {dispute.customer}, {format(dispute.amount)}
            </p>
            <p>{textOfDisputeReason(t, dispute.reason)}</p>
            <p className={page.soft}>
              {t(`disputes.state_${dispute.state}`)}
              {dispute.dueAt && dispute.state === 'needs_response'
                ? `, ${t('disputes.answerBy')} ${formatShortMoment(dispute.dueAt, locale)}`
                : ''}
              {dispute.isOverdue ? `, ${t('disputes.overdue')}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
