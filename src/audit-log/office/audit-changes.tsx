// What entries of the log say was changed. Those about the settings need the screens of their documents, whose code comes after
// the first view.
import { settingsNames } from '../../shop/settings-list.ts';
import { type LatePart, latePart } from '../../ui/late-part.tsx';
import { type AuditEntry, EntryChanges } from './entry-changes.tsx';

type Props = { entry: AuditEntry };

const settingsChanges: Readonly<Record<string, LatePart<Props>>> = Object.fromEntries(
  settingsNames.map((document) => [
    document,
    latePart(async () => (await import('./settings-changes.tsx')).fetchSettingsChanges(document)),
  ]),
);

function lateChangesOf({ kind, subject }: AuditEntry): LatePart<Props> | undefined {
  return kind === 'settings.changed' && Object.hasOwn(settingsChanges, subject) ? settingsChanges[subject] : undefined;
}

/** Loads the words of the documents that are named among the entries. */
export async function loadChanges(entries: readonly AuditEntry[]): Promise<void> {
  await Promise.all(entries.map((entry) => lateChangesOf(entry)?.load()));
}

export function AuditChanges({ entry }: Props) {
  const Changes = lateChangesOf(entry) ?? EntryChanges;
  return <Changes entry={entry} />;
}
