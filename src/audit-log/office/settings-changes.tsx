// What was changed of the settings, with fields called as the screen of their document calls them.
import { useApp } from '../../app-instance.tsx';
import { placeOfNothing } from '../../shop/office/find-fields.ts';
import { namePath } from '../../shop/office/name-path.ts';
import { screenSources } from '../../shop/office/screen-sources.ts';
import type { SettingsDocument } from '../../shop/settings-list.ts';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { type AuditEntry, EntryChanges } from './entry-changes.tsx';

/** A document without a screen of fields, such as the pages, keeps its own names. */
export async function fetchSettingsChanges(document: SettingsDocument) {
  const source = screenSources[document];
  if (!source) return EntryChanges;
  const { sections } = await source.load();
  const fields = sections.flatMap((section) => section.fields);
  const Changes = ({ entry }: { entry: AuditEntry }) => {
    const { locale, t } = useApp();
    return <EntryChanges entry={entry} namePath={(path) => namePath(fields, path, placeOfNothing(locale, t))} />;
  };
  return withLateTexts(Changes, source.texts);
}
