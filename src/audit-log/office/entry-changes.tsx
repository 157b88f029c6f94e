import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatPercent } from '../../numbers/format-percent.ts';
import type { StaffAuditLogQuery } from '../../office-operations.generated.ts';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import styles from './audit-log.module.css';
import { type AuditChange, type AuditWriters, listChanges } from './audit-text.ts';

export type AuditEntry = StaffAuditLogQuery['auditLog']['entries'][number];

type Props = { entry: AuditEntry; namePath?: AuditWriters['namePath'] };

/** What an entry of the log says was changed. */
export function EntryChanges({ entry: { before, after }, namePath }: Props) {
  const { locale, t } = useApp();
  const formatMoment = useFormatMoment();
  const formatMoney = useFormatMoney();
  const writers = {
    ...{ t, formatMoment, formatMoney, formatPercent: (share: number) => formatPercent(share, locale) },
    ...(namePath && { namePath }),
  };
  const changes = listChanges(writers, before, after);
  if (changes.length === 0) return null;
  const text = ({ before: was, after: is }: AuditChange) => {
    if (was === null) return is;
    return is === null ? t('audit.was', { value: was }) : t('audit.becomes', { before: was, after: is });
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
