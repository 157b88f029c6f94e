// What grows until it hurts, looked at before: connections, rows that are dead and not cleaned up, and the numbers of
// transactions, at whose end PostgreSQL writes nothing more.
import { sql } from 'kysely';
import { formatNumber } from '#src/numbers/format-number.ts';
import type { Db } from '../../database/connect.ts';
import { type Check, type CheckResult, fine, warning } from '../finding.ts';

export type Growth = {
  bytes: number;
  connections: number;
  connectionsAtMost: number;
  /** Transactions since the oldest that is not frozen. */
  transactions: number;
  tables: { name: string; bytes: number; live: number; dead: number }[];
};

const CONNECTIONS_SHARE = 0.8;
/** Half of what PostgreSQL has, and five times what autovacuum lets come together. */
const TRANSACTIONS = 1_000_000_000;
const DEAD_ROWS = 100_000;
const DEAD_SHARE = 0.4;

export const checkGrowth: Check = {
  name: 'growth',
  run: async ({ db }) => judgeGrowth(await readGrowth(db)),
};

export function judgeGrowth({ bytes, connections, connectionsAtMost, transactions, tables }: Growth): CheckResult[] {
  const [largest] = tables;
  const bloated = tables.filter(({ live, dead }) => dead > DEAD_ROWS && dead > DEAD_SHARE * (live + dead));
  const isCrowded = connections > CONNECTIONS_SHARE * connectionsAtMost;
  return [
    fine(`${sizeOf(bytes)}${largest ? `, of which ${largest.name} is ${sizeOf(largest.bytes)}` : ''}`),
    ...bloated.map(({ name, live, dead }) =>
      warning(
        `${name} has ${formatNumber(dead, 'en')} dead rows beside ${formatNumber(live, 'en')}: it is not cleaned up as fast as it changes`,
        `See whether autovacuum is on and no transaction has been open for hours (pg_stat_activity), then: vacuum analyze ${name}`,
      ),
    ),
    isCrowded
      ? warning(
          `${connections} of ${connectionsAtMost} connections are taken`,
          'Raise max_connections, or run fewer processes: each takes up to 11. Beyond it the shop waits.',
        )
      : fine(`${connections} of ${connectionsAtMost} connections are taken`),
    ...(transactions > TRANSACTIONS
      ? [
          warning(
            `${formatNumber(transactions, 'en')} transactions are not frozen`,
            'Let vacuumdb --all --freeze run, at night: at two thousand million PostgreSQL writes nothing more.',
          ),
        ]
      : []),
  ];
}

function sizeOf(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / 1_000_000), 'en')} MB`;
}

async function readGrowth(db: Db): Promise<Growth> {
  const { rows } = await sql<Omit<Growth, 'tables'>>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as "connectionsAtMost",
      (select age(datfrozenxid) from pg_database where datname = current_database()) as transactions`.execute(db);
  const tables = await sql<Growth['tables'][number]>`
    select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as live, n_dead_tup as dead
    from pg_stat_user_tables order by bytes desc limit 20`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the catalogue of the database gave no row');
  return { ...row, tables: tables.rows };
}
