import { isUuid } from '#src/is-uuid.ts';
import type { NoteRefusal } from '#src/orders/office/note-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { putNote } from './put-note.ts';

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

export const MAX_NOTE_LENGTH = 2_000;

/** A note about an order that only staff sees. `newId`: under which it is written once. */
export async function noteOrder(
  { db, now, staff, audit }: Office,
  { number, text, newId }: { number: number; text: string; newId: string | null },
): Promise<Result<null, { kind: 'OrderUnknown' }>> {
  if (!staff) throw new Error('a note without anybody who is signed in');
  return inTransaction(db, async (tx) => {
    const order = await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!order) return refuse({ kind: 'OrderUnknown' });
    await putNote(tx, { kind: 'order', id: order.id }, { newId, text, staff, now: now() });
    // What it says stands beside the order, from where it can be erased.
    await audit(tx, { kind: 'order.noted', subject: String(number) });
    return ok(null);
  });
}

/** Changes a note of the person who asks. */
export async function editNote(office: Office, { id, text }: { id: string; text: string }) {
  return changeOwnNote(office, id, 'order.note_edited', (tx) =>
    tx.updateTable('order_notes').set({ text, edited_at: office.now() }).where('id', '=', id).execute(),
  );
}

/** Removes a note of the person who asks. */
export async function removeNote(office: Office, id: string) {
  return changeOwnNote(office, id, 'order.note_removed', (tx) =>
    tx.deleteFrom('order_notes').where('id', '=', id).execute(),
  );
}

async function changeOwnNote(
  { db, staff, audit }: Office,
  id: string,
  kind: AuditKind,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Result<null, NoteRefusal>> {
  if (!staff) throw new Error('a note without anybody who is signed in');
  if (!isUuid(id)) return refuse({ kind: 'NoteUnknown' });
  return inTransaction(db, async (tx) => {
    const note = await tx
      .selectFrom('order_notes')
      .innerJoin('orders', 'orders.id', 'order_notes.order_id')
      .select('orders.number')
      .where('order_notes.id', '=', id)
      .where('order_notes.staff_id', '=', staff.id)
      .forUpdate('order_notes')
      .executeTakeFirst();
    if (!note) return refuse({ kind: 'NoteUnknown' });
    await change(tx);
    await audit(tx, { kind, subject: String(note.number) });
    return ok(null);
  });
}
