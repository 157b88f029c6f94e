// E-mails to shoppers as they were sent, for anyone who answers them: without the secret of their links and the codes of gift
// cards, which are the shopper's alone.
import type { Transaction } from '../database/transaction.ts';
import type { Mail } from './mail-transport.ts';

type SentMail = { orderId: string; kind: string; mail: Mail; sentAt: Date };

/** A token is a part of a path with 32 characters; the names of products and pages are written in small letters. */
const secretInAddress = /\/(?=[\w-]*[A-Z])[\w-]{32}(?=[/?#\s]|$)/g;

/** A gift card's code as people read it: its last four signs stay, by which cards are told apart. */
const cardCode = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){4}(?=[0-9A-HJKMNP-TV-Z]{4}\b)/g;

/** One that is sent again after a crash is the same. */
export async function insertSentMail(tx: Transaction, { orderId, kind, mail, sentAt }: SentMail): Promise<void> {
  const { key, to: recipient, subject, text } = mail;
  const body = text.replace(secretInAddress, '/…').replace(cardCode, '…');
  await tx
    .insertInto('sent_mails')
    .values({ key, order_id: orderId, kind, recipient, subject, body, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
