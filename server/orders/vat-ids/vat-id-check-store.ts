// What VIES said of the VAT ids that companies ordered with: the latest answer for each order.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type VatIdCheck = {
  /** The number with its country. */
  vatId: string;
  /** `no_answer`: nobody knows. It never takes the place of an answer about the same id. */
  state: 'valid' | 'invalid' | 'no_answer';
  /** The number that proves the question; empty where VIES gave none. */
  consultation: string;
  /** The owner's name and address; empty where the member state does not tell. */
  says: string;
  askedAt: Date;
};

export async function keepVatIdCheck(tx: Transaction, orderId: string, check: VatIdCheck): Promise<void> {
  const { vatId: vat_id, state, consultation, says, askedAt: asked_at } = check;
  const answer = { vat_id, state, consultation, says, asked_at };
  await tx
    .insertInto('vat_id_checks')
    .values({ order_id: orderId, ...answer })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet(answer)
        .where(sql<boolean>`${state} <> 'no_answer' or vat_id_checks.vat_id <> ${vat_id}
          or vat_id_checks.state = 'no_answer'`),
    )
    .execute();
}

export async function findVatIdCheck(db: Db, orderId: string): Promise<VatIdCheck | null> {
  const row = await db
    .selectFrom('vat_id_checks')
    .select(['vat_id as vatId', 'state', 'consultation', 'says', 'asked_at as askedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? { ...row, state: row.state as VatIdCheck['state'] } : null;
}
