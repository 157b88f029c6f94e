// What people of the shop write about an order or a customer. A note is written once under its key, which is its id: sent
// again with other words, after an answer that was lost, it says those.
import { sql } from 'kysely';
import { KasaError } from '#src/errors.ts';
import { idUnder } from '../../database/make-once.ts';
import type { Transaction } from '../../database/transaction.ts';

export type WrittenNote = {
  /** A UUID; null: it is written each time. */
  newId: string | null;
  text: string;
  staff: { id: number; name: string };
  now: Date;
};

/** The tables of notes, each with its column of what they are about. */
const tables = { order: ['order_notes', 'order_id'], customer: ['customer_notes', 'customer_id'] } as const;

/** `id`: of the order or the customer. Throws `BAD_REQUEST` for a key that is no UUID, or that of another note. */
export async function putNote(
  tx: Transaction,
  about: { kind: keyof typeof tables; id: string },
  { newId, text, staff, now }: WrittenNote,
): Promise<void> {
  const [table, column] = tables[about.kind];
  const { rows } = await sql`
    insert into ${sql.table(table)} as note (id, ${sql.ref(column)}, staff_id, staff_name, text, created_at)
    values (${idUnder(newId)}, ${about.id}, ${staff.id}, ${staff.name}, ${text}, ${now})
    on conflict (id) do update set text = excluded.text
      where note.staff_id = excluded.staff_id and ${sql.ref(`note.${column}`)} = ${sql.ref(`excluded.${column}`)}
    returning id`.execute(tx);
  if (rows.length === 0) throw new KasaError('BAD_REQUEST', 'newId is that of another note.');
}
