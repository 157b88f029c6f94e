import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Tells every process, at the commit, what `tag` stands for. */
export async function noteNotice(db: Db, tag: string): Promise<void> {
  await sql`select note_notice(${tag})`.execute(db);
}
