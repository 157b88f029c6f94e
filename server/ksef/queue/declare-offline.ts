// Offline24: what cannot be sent for a while is issued offline, for whatever reason. Its buyer gets it with both codes, and
// KSeF by the next working day. While an outage is announced nobody waits for KSeF to come back.
import { inTransaction } from '../../database/transaction.ts';
import { mailInvoices } from '../../invoices/mail-invoices.ts';
import type { KsefAccess } from '../ksef-access.ts';
import { type FreezingServices, freezeFile } from './freeze-file.ts';
import { findOutageAt } from './outage-deadlines.ts';
import { changeSubmission, listLate } from './submission-store.ts';

const PATIENCE_MS = 10 * 60_000;
const AT_ONCE = 100;

type DeclaringServices = FreezingServices & Pick<KsefAccess, 'outages'>;

/** Only with a certificate for offline invoices: without it the second code cannot be made, and the buyer waits. */
export async function declareOffline(services: DeclaringServices): Promise<void> {
  const { db, now, offlinePair, outages } = services;
  if (!offlinePair) return;
  const patienceMs = findOutageAt(outages, now()) ? 0 : PATIENCE_MS;
  const late = await listLate(db, new Date(now().getTime() - patienceMs), AT_ONCE);
  for (const submission of late) {
    const { invoiceId: id, orderId, isMailWanted } = submission;
    // What cannot be written is told by the run that sends it.
    const file = await freezeFile(services, submission, true).catch(() => null);
    if (!file || !isMailWanted) continue;
    await inTransaction(db, async (tx) => {
      await changeSubmission(tx, id, { is_mail_wanted: false }, now());
      await mailInvoices(tx, [{ id, orderId }], now());
    });
  }
}
