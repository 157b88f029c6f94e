// Offline24: what cannot be sent for a while is issued offline, for whatever reason. Its buyer gets it with both codes, and
// KSeF by the next working day.
import { inTransaction } from '../../database/transaction.ts';
import { mailInvoices } from '../../invoices/mail-invoices.ts';
import { type FreezingServices, freezeFile } from './freeze-file.ts';
import { changeSubmission, listOpenSubmissions } from './submission-store.ts';

const PATIENCE_MS = 10 * 60_000;
const AT_ONCE = 100;

/** Only with a certificate for offline invoices: without it the second code cannot be made, and the buyer waits. */
export async function declareOffline(services: FreezingServices): Promise<void> {
  const { db, now, offlinePair } = services;
  if (!offlinePair) return;
  const late = (await listOpenSubmissions(db, AT_ONCE)).filter(
    ({ state, isOffline, isBehind, queuedAt }) =>
      state === 'waiting' && !isOffline && !isBehind && now().getTime() - queuedAt.getTime() >= PATIENCE_MS,
  );
  for (const submission of late) {
    const { invoiceId: id, orderId, isMailWanted } = submission;
    if (!(await freezeFile(services, submission, true)) || !isMailWanted) continue;
    await inTransaction(db, async (tx) => {
      await changeSubmission(tx, id, { is_mail_wanted: false }, now());
      await mailInvoices(tx, [{ id, orderId }], now());
    });
  }
}
