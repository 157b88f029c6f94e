// What staff did, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { loadCustomerTexts } from '../../customers/office/load-customer-texts.ts';
import { loadDiscountTexts } from '../../discounts/office/load-discount-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageModule } from '../../page-module.ts';
import { loadRefundTexts } from '../../refunds/office/load-refund-texts.ts';
import { loadReviewTexts } from '../../reviews/office/load-review-texts.ts';
import { auditKinds } from '../../staff/audit-kinds.ts';
import { loadPeopleTexts } from '../../staff/load-people-texts.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { auditLogList, auditLogQuery } from './audit-log-list.tsx';
import { kindText } from './audit-text.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/staff/audit-log.ts`)),
  loadCustomerTexts,
  loadDiscountTexts,
  loadListTexts,
  loadPeopleTexts,
  loadRefundTexts,
  loadReviewTexts,
);

export const load: PageModule['load'] = (queryClient, { search }) => queryClient.ensureQueryData(auditLogQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('staff.log') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { locale, t } = useApp();
  const { auditLog } = useSuspenseQuery(auditLogQuery(search)).data;
  const { entries, people, failedSignIns } = auditLog;
  const kinds = auditKinds
    .map((id) => ({ id, name: kindText(t, id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <OfficeList
      list={auditLogList}
      rows={entries}
      ends={auditLog}
      search={search}
      choices={{ staff: people, kind: kinds }}
      notice={
        failedSignIns.tries > 0 ? (
          <p className={layout.aside}>
            {t('staff.failedSignIns', { tries: failedSignIns.tries, networks: failedSignIns.networks })}
          </p>
        ) : null
      }
    />
  );
};
