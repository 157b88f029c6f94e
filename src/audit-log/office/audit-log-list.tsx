import { useApp } from '../../app-instance.tsx';
import { foundChoice, listFilters } from '../../lists/office/list-filters.ts';
import type { CardList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { nameOfDevice } from '../../passkeys/ask-for-passkey.ts';
import { operationQuery } from '../../query-client.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit-log.module.css';
import { kindText, subjectText, whoText } from './audit-text.ts';
import type { AuditEntry } from './entry-changes.tsx';

/** The page finds the people, and sorts the kinds by their names. */
const auditFilters = listFilters({
  staff: foundChoice('staff.person', /^\d{1,15}$/),
  kind: foundChoice('staff.kind', /^[\w.]{1,100}$/),
});

/** The list that an address asks for. */
export function auditLogQuery(search: URLSearchParams) {
  return operationQuery('StaffAuditLog', { ...auditFilters.read(search), ...placeInList(search) });
}

export const auditLogList: CardList<AuditEntry, string> = {
  route: 'auditLog',
  title: 'staff.log',
  noneYet: 'staff.logEmpty',
  filters: auditFilters,
  idOf: ({ id }) => id,
  card: (entry) => <EntryCard entry={entry} />,
};

function EntryCard({ entry }: { entry: AuditEntry }) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  const { at, who, kind, subject, address, device } = entry;
  return (
    <>
      <p className={styles.what}>
        <strong>{kindText(t, kind)}</strong> {subjectText(t, kind, subject)}
      </p>
      <p className={layout.aside}>
        {[formatMoment(at), whoText(t, who), address, device ? nameOfDevice(device) : ''].filter(Boolean).join(', ')}
      </p>
      <AuditChanges entry={entry} />
    </>
  );
}
