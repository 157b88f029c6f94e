import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { Transaction } from '../database/transaction.ts';
import { changeSettings } from '../shop/change-settings.ts';
import { findSettings } from '../shop/settings-store.ts';
import { readDemoPages } from './demo-content-pages.ts';
import { demoDocuments } from './demo-documents.ts';

/** What somebody has set already is left as it is. */
export async function writeDemoDocuments(tx: Transaction, now: Date): Promise<void> {
  for (const [document, data] of Object.entries({ ...demoDocuments, pages: await readDemoPages() }))
    await setUnset(tx, document as SettingsDocument, data, now);
}

async function setUnset(tx: Transaction, document: SettingsDocument, data: unknown, now: Date): Promise<void> {
  if (await findSettings(tx, document)) return;
  const changed = await changeSettings(tx, { document, data, changedBy: 'seed', now });
  if (!changed.ok) throw new Error(`the demo's ${document} have faults: ${JSON.stringify(changed.error.faults)}`);
}
