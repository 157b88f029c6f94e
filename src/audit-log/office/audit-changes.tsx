// What an entry of the log says was changed. Entries about the settings name fields as the screen of their document does, whose
// code comes after the first view.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatPercent } from '../../numbers/format-percent.ts';
import type { StaffAuditLogQuery } from '../../office-operations.generated.ts';
import { placeOfNothing } from '../../shop/office/find-fields.ts';
import { namePath } from '../../shop/office/name-path.ts';
import { type ScreenSource, screenSources } from '../../shop/office/screen-sources.ts';
import type { SettingField } from '../../shop/office/settings-screen.ts';
import { type LatePart, latePart } from '../../ui/late-part.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import styles from './audit-log.module.css';
import { type AuditChange, listChanges } from './audit-text.ts';

export type AuditEntry = StaffAuditLogQuery['auditLog']['entries'][number];

type Props = { entry: AuditEntry };

const settingsChanges: Readonly<Record<string, LatePart<Props> | undefined>> = Object.fromEntries(
  Object.entries(screenSources).map(([document, source]) => [document, latePart(() => fetchChanges(source))]),
);

function changesOf({ kind, subject }: AuditEntry): LatePart<Props> | undefined {
  return kind === 'settings.changed' && Object.hasOwn(settingsChanges, subject) ? settingsChanges[subject] : undefined;
}

/** Loads the words of the settings that are named among the entries. */
export async function loadChanges(entries: readonly AuditEntry[]): Promise<void> {
  await Promise.all(entries.map((entry) => changesOf(entry)?.load()));
}

export function AuditChanges({ entry }: Props) {
  const Late = changesOf(entry);
  return Late ? <Late entry={entry} /> : <Changes entry={entry} fields={[]} />;
}

async function fetchChanges({ load, texts }: ScreenSource) {
  const { sections } = await load();
  const fields = sections.flatMap((section) => section.fields);
  return withLateTexts((props: Props) => <Changes {...props} fields={fields} />, texts);
}

function Changes({ entry: { before, after }, fields }: Props & { fields: readonly SettingField[] }) {
  const { locale, t } = useApp();
  const formatMoment = useFormatMoment();
  const formatMoney = useFormatMoney();
  const place = placeOfNothing(locale, t);
  const writers = {
    ...{ t, formatMoment, formatMoney, formatPercent: (share: number) => formatPercent(share, locale) },
    namePath: (path: readonly string[]) => namePath(fields, path, place),
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
