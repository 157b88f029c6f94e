// Documents that stand in the history of the catalogue, wherever they are saved: the menu is arranged by whoever has the
// collections. What else is set stands in the audit log, for those who may see it.
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { Transaction } from '../../database/transaction.ts';
import { byCommand, type ChangedBy, inBatch } from '../../history/change-batch.ts';
import { changeSettings, type SettingsChange } from '../change-settings.ts';

const titles: Partial<Record<SettingsDocument, BatchTitle>> = { navigation: { key: 'batch.menuSaved' } };

type Recorded = { document: SettingsDocument; by(): ChangedBy; now: Date };

export async function recordSettings<T>(
  tx: Transaction,
  { document, by, now }: Recorded,
  work: () => Promise<T>,
): Promise<T> {
  const title = titles[document];
  return title ? (await inBatch(tx, { by: by(), title, now }, work)).answer : work();
}

/** What a command stores. */
export function changeSettingsByCommand(tx: Transaction, change: Omit<SettingsChange, 'changedBy'>) {
  return recordSettings(tx, { ...change, by: () => byCommand }, () =>
    changeSettings(tx, { ...change, changedBy: 'cli' }),
  );
}
