import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { foundChoice, listFilters } from '../../lists/office/list-filters.ts';
import type { CardList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import type { StaffAuditLogQuery } from '../../office-operations.generated.ts';
import { nameOfDevice } from '../../passkeys/ask-for-passkey.ts';
import { operationQuery } from '../../query-client.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import styles from './audit-log.module.css';
import { type AuditChange, kindText, listChanges, subjectText, whoText } from './audit-text.ts';

type Entry = StaffAuditLogQuery['auditLog']['entries'][number];

/** The page finds the people, and sorts the kinds by their names. */
const auditFilters = listFilters({
  staff: foundChoice('staff.person', /^\d{1,15}$/),
  kind: foundChoice('staff.kind', /^[\w.]{1,100}$/),
});

/** The list that an address asks for. */
export function auditLogQuery(search: URLSearchParams) {
  return operationQuery('StaffAuditLog', { ...auditFilters.read(search), ...placeInList(search) });
}

export const auditLogList: CardList<Entry, string> = {
  route: 'auditLog',
  title: 'staff.log',
  noneYet: 'staff.logEmpty',
  filters: auditFilters,
  idOf: ({ id }) => id,
  card: (entry) => <AuditEntry entry={entry} />,
};

function AuditEntry({ entry }: { entry: Entry }) {
  const { locale, t } = useApp();
  const formatMoment = useFormatMoment();
  const formatMoney = useFormatMoney();
  const writers = { t, formatMoment, formatMoney, formatPercent: (share: number) => formatPercent(share, locale) };
  const { at, who, kind, subject, before, after, address, device } = entry;
  return (
    <>
      <p className={styles.what}>
        <strong>{kindText(t, kind)}</strong> {subjectText(t, kind, subject)}
      </p>
      <p className={layout.aside}>
        {[formatMoment(at), whoText(t, who), address, device ? nameOfDevice(device) : ''].filter(Boolean).join(', ')}
      </p>
      <Changes changes={listChanges(writers, before, after)} />
    </>
  );
}

function Changes({ changes }: { changes: AuditChange[] }) {
  const { t } = useApp();
  if (changes.length === 0) return null;
  const text = ({ before, after }: AuditChange) => {
    if (before === null) return after;
    return after === null ? t('audit.was', { value: before }) : t('audit.becomes', { before, after });
  };
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          {change.field === '' ? null : <dt>{change.field}</dt>}
          <dd>{text(change)}</dd>
        </div>
      ))}
    </dl>
  );
}
