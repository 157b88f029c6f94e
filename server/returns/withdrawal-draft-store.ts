// Notices of withdrawal that are not confirmed yet. They hold what somebody typed, so they go after a day (`server/customers/retention`).
import type { Selectable } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/database-schema.generated.ts';
import type { Transaction } from '../database/transaction.ts';

export type WithdrawalDraft = {
  fields: WithdrawalFields;
  /** Null: what was typed matches no order. */
  orderId: string | null;
};

export async function insertDraft(
  tx: Transaction,
  tokenHash: Buffer,
  { fields, orderId }: WithdrawalDraft,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('withdrawal_drafts')
    .values({ token_hash: tokenHash, order_id: orderId, created_at: now, ...toColumns(fields) })
    .execute();
}

/** False when there is no such draft any more. */
export async function updateDraft(
  tx: Transaction,
  tokenHash: Buffer,
  { fields, orderId }: WithdrawalDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal_drafts')
    .set({ order_id: orderId, ...toColumns(fields) })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `orderLocale`: the language of its order, which its goods are named in. */
export async function findDraft(
  db: Db,
  tokenHash: Buffer,
): Promise<(WithdrawalDraft & { orderLocale: Locale | null }) | null> {
  const row = await selectDraft(db, tokenHash)
    .select(({ selectFrom }) =>
      selectFrom('orders').select('locale').whereRef('id', '=', 'withdrawal_drafts.order_id').as('order_locale'),
    )
    .executeTakeFirst();
  return row ? { ...toDraft(row), orderLocale: row.order_locale as Locale | null } : null;
}

/** Works as `findDraft`; anyone else who confirms it waits. */
export async function lockDraft(tx: Transaction, tokenHash: Buffer): Promise<WithdrawalDraft | null> {
  const row = await selectDraft(tx, tokenHash).forUpdate().executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function deleteDraft(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('withdrawal_drafts').where('token_hash', '=', tokenHash).execute();
}

function selectDraft(db: Db, tokenHash: Buffer) {
  return db.selectFrom('withdrawal_drafts').selectAll().where('token_hash', '=', tokenHash);
}

/** What a draft and a return both have of what was typed. */
type Columns = Pick<
  Selectable<DB['withdrawal_drafts']>,
  'name' | 'order_number' | 'order_email' | 'contract' | 'reason' | 'email'
>;

export function toColumns({ name, orderNumber, orderEmail, contract, reason, email }: WithdrawalFields): Columns {
  return { name, order_number: orderNumber, order_email: orderEmail, contract, reason, email };
}

export function toFields({ name, order_number, order_email, contract, reason, email }: Columns): WithdrawalFields {
  return { name, orderNumber: order_number, orderEmail: order_email, contract, reason, email };
}

function toDraft(row: Columns & { order_id: string | null }): WithdrawalDraft {
  return { fields: toFields(row), orderId: row.order_id };
}
