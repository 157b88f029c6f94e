// What staff did, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { auditKinds } from '../../staff/audit-kinds.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { loadChanges } from './audit-changes.tsx';
import { auditLogList, auditLogQuery } from './audit-log-list.tsx';
import { kindText } from './audit-text.ts';
import { loadAuditTexts } from './load-audit-texts.ts';

export const loadTexts = joinTexts(loadAuditTexts, loadListTexts);

export const load: PageLoad = async (queryClient, { search }) => {
  const { auditLog } = await queryClient.ensureQueryData(auditLogQuery(search));
  await loadChanges(auditLog.entries);
};

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
