import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { writeDemoDocuments } from './demo-documents-store.ts';

/**
 * A demo shop that an earlier release has filled lacks the documents that say what it looks like: that was code then. It
 * gets those that are missing, and keeps those that somebody has set.
 */
export async function completeDemo(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (tx) => writeDemoDocuments(tx, now));
}
