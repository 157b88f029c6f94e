// E-mails to shoppers as they were sent, for anyone who answers them: without the secret of their links, which is the
// shopper's alone.
import type { Transaction } from '../database/transaction.ts';
import type { Mail } from './mail-transport.ts';

type SentMail = { orderId: string; kind: string; mail: Mail; sentAt: Date };

/** A token is a part of a path with 32 characters; the names of products and pages are written in small letters. */
const secretInAddress = /\/(?=[\w-]*[A-Z])[\w-]{32}(?=[/?#\s]|$)/g;

/** One that is sent again after a crash is the same. */
export async function insertSentMail(tx: Transaction, { orderId, kind, mail, sentAt }: SentMail): Promise<void> {
  const { key, to: recipient, subject, text } = mail;
  const body = text.replace(secretInAddress, '/…');
  await tx
    .insertInto('sent_mails')
    .values({ key, order_id: orderId, kind, recipient, subject, body, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
