// The person who has saved a record last, by name: that is said to whoever was about to save over it. Null where nobody
// knows, or where it was no person.
import { sql } from 'kysely';
import type { AuditKind } from '#src/staff/audit-kinds.ts';
import type { Db } from '../database/connect.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import type { Thing } from './change-batch.ts';

/** The name of a writer whose e-mail address is kept, as documents of the settings do. */
export async function nameOfWriter(db: Db, email: string | null | undefined): Promise<string | null> {
  if (!email) return null;
  const writer = await db
    .selectFrom('staff')
    .select('name')
    .where('email', '=', email)
    // The address of somebody who has left may be another person's now.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return writer?.name ?? null;
}

/** Finds who has changed a thing last that the history of changes follows: a product or a collection. */
export async function findLatestWriter(db: Db, { kind, id }: Thing): Promise<string | null> {
  const latest = await db
    .selectFrom('changes')
    .innerJoin('change_batches', 'change_batches.id', 'batch_id')
    .select('who')
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .orderBy('changes.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.who ?? null;
}

type AuditedRecord = {
  /** The lines that tell of its saves. */
  kinds: readonly AuditKind[];
  subject: string;
  /** What the record says now: a line that says otherwise was followed by a change without one. */
  says?: object;
};

/**
 * Finds who has saved a record last whose saves only the log tells of. Null where the log's last line is of whoever
 * asks: a change that it does not have came after it.
 */
export async function findAuditedWriter(
  { db, staff }: Pick<OfficeContext, 'db' | 'staff'>,
  { kinds, subject, says = {} }: AuditedRecord,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select staff.name from (
      select staff_id, after from audit_log where kind = any(${[...kinds]}::text[]) and subject = ${subject}
      order by id desc limit 1
    ) as latest join staff on staff.id = latest.staff_id
    where latest.after::jsonb @> ${JSON.stringify(says)}::jsonb and staff.id is distinct from ${staff?.id ?? null}::int`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
