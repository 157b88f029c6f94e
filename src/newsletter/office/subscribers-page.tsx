// Lists who gets the newsletter, has not confirmed yet, or has left: the latest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import { removeColumn, subscriberList } from './subscriber-list.tsx';
import { subscriberListQuery } from './subscriber-queries.ts';
import styles from './subscribers.module.css';
import { subscribersCsvAccess, subscribersCsvPath } from './subscribers-csv-url.ts';

export const loadTexts = joinTexts(
  loadListTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/subscribers.ts`)),
);

export const load: PageModule['load'] = (queryClient, { search }) =>
  queryClient.ensureQueryData(subscriberListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('subscribers.title') });

const RemoveDialog = lateDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const may = useMay();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { subscribers: found } = useSuspenseQuery(subscriberListQuery(search)).data;
  const { subscribers, count, isOffered, remindersSent } = found;
  const columns = [
    ...subscriberList.columns,
    ...(may(['customers.read', 'orders.fulfil']) ? [removeColumn(setLeaving)] : []),
  ];
  return (
    <OfficeList
      list={{ ...subscriberList, columns }}
      rows={subscribers}
      ends={found}
      search={search}
      actions={may(subscribersCsvAccess) ? <ExportLink /> : null}
      notice={isOffered ? null : <p className={styles.hint}>{t('subscribers.off')}</p>}
      summary={<p className={styles.hint}>{t('subscribers.count', { count })}</p>}
    >
      {remindersSent == null ? null : (
        <p className={styles.hint}>{t('subscribers.reminders', { count: remindersSent })}</p>
      )}
      {leaving ? <RemoveDialog email={leaving} onClose={() => setLeaving(null)} /> : null}
    </OfficeList>
  );
};

/** A file, by a full load. */
function ExportLink() {
  const t = useT();
  return (
    <p className={styles.export}>
      <a href={subscribersCsvPath}>{t('subscribers.export')}</a>
      <span className={styles.hint}>{t('subscribers.exportHint')}</span>
    </p>
  );
}
