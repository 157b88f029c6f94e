// Disputes with their reason and the time by which evidence is taken, each with the way to where it is answered.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersManagedQuery } from '../../office-operations.generated.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { textOfDisputeReason } from './dispute-texts.ts';
import { formatShortMoment } from './format-short-moment.ts';
import styles from './managed-order.module.css';

export type Disputes = OrdersManagedQuery['disputesOfOrder'];

export function DisputeList({ disputes }: { disputes: Disputes }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  return (
    <ul>
      {disputes.map(({ id, reason, state, amount, dueAt, isOverdue }) => (
        <li key={id} className={styles.parcel}>
          <PageLink to={officeUrlOf('managedDispute', undefined, { id })}>{textOfDisputeReason(t, reason)}</PageLink>{' '}
          {format(amount)}{' '}
          <span className={page.soft}>
            {[
              t(`disputes.state_${state}`),
              state === 'needs_response' && dueAt
                ? `${t('disputes.answerBy')} ${formatShortMoment(dueAt, locale)}`
                : '',
              isOverdue ? t('disputes.overdue') : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
