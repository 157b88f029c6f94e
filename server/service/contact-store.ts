// Messages from the contact page: taken, or to be mended.
import type { ContactFields } from '#src/service/service-fields.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type ContactRefusal = 'HIDDEN' | 'TOO_FAST' | 'EXPIRED' | 'FORGED' | 'USED';

/** It was not taken: `refusal` is null when the fields themselves say why. */
export type ContactDraft = { fields: ContactFields; refusal: ContactRefusal | null };

/** False when there is a message of this id. */
export async function insertMessage(tx: Transaction, id: string, fields: ContactFields, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_messages')
    .values({ id, ...toColumns(fields), created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertContactDraft(
  tx: Transaction,
  { id, tokenHash, draft: { fields, refusal }, now }: { id: string; tokenHash: Buffer; draft: ContactDraft; now: Date },
): Promise<void> {
  await tx
    .insertInto('contact_messages')
    .values({ id, token_hash: tokenHash, refusal, ...toColumns(fields), created_at: now })
    .execute();
}

/** Null when it is not there any more. */
export async function findMessage(db: Db, id: string): Promise<ContactFields | null> {
  const row = await selectFields(db).where('id', '=', id).executeTakeFirst();
  return row ? toFields(row) : null;
}

export async function findContactDraft(db: Db, tokenHash: Buffer): Promise<ContactDraft | null> {
  const row = await selectFields(db).select('refusal').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ? { fields: toFields(row), refusal: row.refusal as ContactRefusal | null } : null;
}

function selectFields(db: Db) {
  return db.selectFrom('contact_messages').select(['name', 'email', 'order_number', 'message']);
}

type Columns = { name: string; email: string; order_number: string; message: string };

function toColumns({ name, email, orderNumber, message }: ContactFields): Columns {
  return { name, email, order_number: orderNumber, message };
}

function toFields({ name, email, order_number: orderNumber, message }: Columns): ContactFields {
  return { name, email, orderNumber, message };
}
