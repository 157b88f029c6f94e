// A pooler that keeps no sessions between the shop and PostgreSQL: what a session prepares or locks would be another's.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, isPooledByTransaction } from '../../database/connect.ts';
import { type Check, fine, warning } from '../finding.ts';

export const checkPooler: Check = {
  name: 'pooler',
  async run({ db, config }) {
    if (await keepsSessions(db)) return [fine('none, or one that keeps sessions')];
    if (isPooledByTransaction(config.databaseUrl ?? '')) {
      return [fine('one that keeps no sessions, as DATABASE_URL says: nothing is prepared')];
    }
    return [
      warning(
        'DATABASE_URL leads through a pooler that keeps no sessions (PgBouncer: pool_mode = transaction)',
        'Set pool_mode = session, let DATABASE_URL lead to PostgreSQL itself, or end it in ?pooler=transaction: server/guides/more-than-one-machine.md says what that costs.',
      ),
    ];
  },
};

/**
 * Whether what one connection sets is there in its next statement, while another connection is in a transaction: a pooler of
 * transactions gives that one the session that was set.
 */
export function keepsSessions(db: Db): Promise<boolean> {
  const mark = randomBytes(6).toString('hex');
  return db.connection().execute(async (first) => {
    await sql`select set_config('kasa.doctor', ${mark}, false)`.execute(first);
    return db.transaction().execute(async (second) => {
      await sql`select 1`.execute(second);
      const { rows } = await sql<{ mark: string | null }>`select current_setting('kasa.doctor', true) as mark`.execute(
        first,
      );
      return rows[0]?.mark === mark;
    });
  });
}
