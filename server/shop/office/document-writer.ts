import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { Db } from '../../database/connect.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import { findSettings } from '../settings-store.ts';

/** The name of whoever has saved a document last; null: nobody of the staff. */
export async function findDocumentWriter(db: Db, document: SettingsDocument): Promise<string | null> {
  return nameOfWriter(db, (await findSettings(db, document))?.changedBy);
}
