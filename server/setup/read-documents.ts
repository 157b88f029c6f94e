// The documents of the settings as a form of the first run has read them: what it changes is merged over what others have
// saved since, and what both have changed is asked about.
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import type { Db } from '../database/connect.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { findSettings, listSettings, listVersionsInForce, type SettingsInForce } from '../shop/settings-store.ts';

export type DocumentVersion = { document: string; version: number };

/**
 * `read`: the versions that the form shows, those of documents that nobody had set left out; `told`: versions of others that
 * the person was told of, and is to replace where both have changed the same.
 */
export type FormVersions = { read: readonly DocumentVersion[]; told: readonly DocumentVersion[] };

export async function listReadVersions(db: Db): Promise<DocumentVersion[]> {
  const rows = await listVersionsInForce(db);
  return rows.filter(({ document }) => isSettingsDocument(document));
}

export function versionIn(versions: readonly DocumentVersion[], document: SettingsDocument): number {
  return versions.find((each) => each.document === document)?.version ?? 0;
}

/** What is in force, but for `documents`, which say what they said when the form read them. */
export async function settingsAsRead(
  db: Db,
  versions: FormVersions | undefined,
  documents: readonly SettingsDocument[],
): Promise<Required<SettingsInForce>> {
  const inForce = await listSettings(db);
  if (!versions) return withNeutralSettings(inForce);
  const read: Record<string, SettingsOf<SettingsDocument> | undefined> = { ...inForce };
  for (const document of documents) {
    const version = versionIn(versions.read, document);
    const found = version === 0 ? null : await findSettings(db, document, version);
    if (found) read[document] = found.data;
    else delete read[document];
  }
  return withNeutralSettings(read as SettingsInForce);
}
