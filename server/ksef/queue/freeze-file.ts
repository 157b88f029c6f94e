// The FA(3) file of a document on its way to KSeF, which is frozen with its hash and with what its codes on paper lead to.
import { inTransaction } from '../../database/transaction.ts';
import { keepInvoiceFile } from '../../invoices/invoice-file.ts';
import { findInvoicesById } from '../../invoices/invoice-store.ts';
import type { SigningPair } from '../certificates/sign-xades.ts';
import { sha256 } from '../client/encrypt-for-ksef.ts';
import type { KsefAccess } from '../ksef-access.ts';
import { certificateLink, invoiceLink } from '../verification-links.ts';
import type { QueueServices } from './settle-submission.ts';
import { changeSubmission, type Submission } from './submission-store.ts';

export type FreezingServices = Pick<QueueServices, 'db' | 'now'> &
  Pick<KsefAccess, 'environment' | 'nip' | 'qr'> & {
    /** Null without a certificate for offline invoices: then there is no second code. */
    offlinePair: SigningPair | null;
  };

/** Null when it cannot be written, which is noted as a refusal of our own. */
export async function freezeFile(
  { db, now, environment, nip, qr, offlinePair }: FreezingServices,
  { invoiceId, issuedOn }: Submission,
  isOffline: boolean,
): Promise<{ content: Buffer; hash: Buffer } | null> {
  const [invoice] = await findInvoicesById(db, [invoiceId]);
  const file = invoice && (await keepInvoiceFile(db, invoice, 'fa3', now()));
  if (!file?.ok) {
    const { kind, ...about } = file?.error ?? { kind: 'Erased' as const };
    const refusal = { code: null, text: kind, details: Object.values(about).flat().map(String) };
    await inTransaction(db, (tx) => changeSubmission(tx, invoiceId, { state: 'refused', refusal }, now()));
    return null;
  }
  const hash = sha256(file.value);
  const about = { qr, nip, hash };
  await inTransaction(db, (tx) =>
    changeSubmission(
      tx,
      invoiceId,
      {
        ...{ hash, environment, is_offline: isOffline, invoice_link: invoiceLink(about, issuedOn) },
        certificate_link: isOffline && offlinePair ? certificateLink(about, offlinePair) : null,
      },
      now(),
    ),
  );
  return { content: file.value, hash };
}
