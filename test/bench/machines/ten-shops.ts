// What ten shops take on one machine: a process and a database each, on one PostgreSQL, a minute after the last has started,
// with nobody in them. Memory that several processes share is told once.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgresql } from '../../database/postgresql-cluster.ts';
import { makeTemplate, openOnPostgresql } from '../../database/test-database.ts';
import { aShopProcess } from '../../faults/machines/balanced-shops.ts';
import { median, type Row } from '../bench-row.ts';
import type { LoadOptions } from '../put-load.ts';

const SHOPS = 10;
const IDLE_MS = 60_000;
/** What the unit of the guide several-shops.md allows each. */
const SHOP_AT_MOST_MB = 600;

export async function measureTenShops(_shop: unknown, { seconds }: LoadOptions): Promise<Row[]> {
  await using postgresql = await startPostgresql();
  const template = await makeTemplate(postgresql.url);
  const databases = await Promise.all(Array.from({ length: SHOPS }, () => openOnPostgresql(postgresql.url, template)));
  const shops = await Promise.all(databases.map(({ url }) => aShopProcess(url)));
  try {
    // One after the other, as a machine that starts has them.
    for (const shop of shops) await shop.start();
    await sleep(seconds > 1 ? IDLE_MS : 5_000);
    const each = shops.map(({ child }) => proportionalMb(child.pid ?? 0));
    const database = postgresql.listProcesses().reduce((sum, id) => sum + proportionalMb(id), 0);
    const total = each.reduce((sum, mb) => sum + mb, database);
    return [
      {
        ...{
          target: 0,
          what: `a shop that nobody visits, one of ${SHOPS}`,
          unit: 'MB',
          limit: { atMost: SHOP_AT_MOST_MB },
        },
        figure: Math.round(median(each)),
      },
      { target: 0, what: 'their PostgreSQL', figure: Math.round(database), unit: 'MB' },
      { target: 0, what: `${SHOPS} shops and their PostgreSQL`, figure: Math.round(total), unit: 'MB' },
    ];
  } finally {
    for (const shop of shops) {
      await shop.end('SIGKILL');
      await shop.remove();
    }
    for (const database of databases) await database.close();
  }
}

/** A page that three processes share counts a third for each. */
function proportionalMb(id: number): number {
  const [, kb = '0'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
