// E-mails to shoppers as they were sent: for anyone who answers them.
import type { Transaction } from '../database/transaction.ts';
import type { Mail } from './mail-transport.ts';

type SentMail = { orderId: string; kind: string; mail: Mail; sentAt: Date };

/** One that is sent again after a crash is the same. */
export async function insertSentMail(tx: Transaction, { orderId, kind, mail, sentAt }: SentMail): Promise<void> {
  const { key, to: recipient, subject, text: body } = mail;
  await tx
    .insertInto('sent_mails')
    .values({ key, order_id: orderId, kind, recipient, subject, body, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
