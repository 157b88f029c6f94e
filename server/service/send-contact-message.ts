// A message from the contact page goes to the merchant by e-mail, or is kept for some days to be mended: nothing that
// somebody has written is lost to a check.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toAsciiEmail } from '#src/email-address.ts';
import { type ContactFields, checkContact } from '#src/service/service-fields.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { createToken, hashToken } from '../http/session.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { readFormToken } from './contact-form-token.ts';
import { type ContactRefusal, findMessage, insertContactDraft, insertMessage } from './contact-store.ts';
import { messages } from './service-limits.ts';

/** `hidden`: of the field that nobody sees. */
export type PostedMessage = { fields: ContactFields; formToken: string; hidden: string };

/** `draft`: the token under which what was typed can be seen again. */
export type SentMessage = { isSent: true } | { isSent: false; draft: string };

/** Throws `TOO_MANY_REQUESTS` when an address writes too often. */
export async function sendContactMessage(
  { db, now, session }: Pick<RequestContext, 'db' | 'now' | 'session'>,
  { fields: typed, formToken, hidden }: PostedMessage,
): Promise<SentMessage> {
  const at = now();
  await countFromAddress(db, messages, session.address, at);
  const fields = { ...typed, name: typed.name.trim(), email: toAsciiEmail(typed.email) };
  const keep = async (refusal: ContactRefusal | null): Promise<SentMessage> => {
    const token = createToken();
    const draft = { id: randomUUID(), tokenHash: hashToken(token), draft: { fields: typed, refusal }, now: at };
    await inTransaction(db, (tx) => insertContactDraft(tx, draft));
    return { isSent: false, draft: token };
  };
  if (hidden !== '') return keep('HIDDEN');
  const form = await readFormToken(db, formToken, at);
  if ('refusal' in form) return keep(form.refusal);
  if (checkContact(fields).length > 0) return keep(null);
  const isTaken = await inTransaction(db, async (tx) => {
    if (!(await insertMessage(tx, form.id, fields, at))) return false;
    const key = `merchant-contact-${form.id}`;
    const entry = { deduplicationKey: key, kind: 'merchant-contact', payload: { messageId: form.id } };
    await addToOutbox(tx, entry, at);
    return true;
  });
  // The button pressed twice is one message.
  if (isTaken || isDeepStrictEqual(await findMessage(db, form.id), fields)) return { isSent: true };
  return keep('USED');
}
