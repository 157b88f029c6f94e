// A copy of all that is kept of a person (Articles 15 and 20 of the GDPR): each table that holds any of it, as it stands.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Person } from './person.ts';
import { personalTables } from './personal-tables.ts';

export type ExportedRow = Record<string, unknown>;

export type PersonExport = {
  exportedAt: string;
  emails: string[];
  /** Keyed by table; those without a row are left out. */
  data: Record<string, ExportedRow[]>;
};

/** Null when nothing is kept. */
export async function exportPerson(db: Db, person: Person, now: Date): Promise<PersonExport | null> {
  const data: PersonExport['data'] = {};
  for (const {
    table,
    found: { rows },
    hidden = [],
  } of personalTables) {
    const name = sql.table(table);
    const found = await sql<{ row: ExportedRow }>`
      select to_jsonb(t) - ${hidden}::text[] as row from ${name} as t where ${rows(person)}`.execute(db);
    if (found.rows.length > 0) data[table] = found.rows.map(({ row }) => row);
  }
  if (Object.keys(data).length === 0) return null;
  return { exportedAt: now.toISOString(), emails: person.emails, data };
}
