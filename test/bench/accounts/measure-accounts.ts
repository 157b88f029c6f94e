// How long a month of 10,000 orders takes, with every report of a company in Poland, and that it is whole.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReports } from '#server/accounts/write-reports.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { generateMonth } from '../../accounts/generate-month.ts';
import { makeDatabase } from '../backup-and-restore.ts';
import type { Row } from '../bench-row.ts';
import { type BenchShop, runKasa } from '../bench-shop.ts';

const ORDERS = 10_000;
const QUICK_SHARE = 0.05;
const AT_MOST_S = 20;
const MONTH = '2026-11';

export async function measureAccounts(shop: BenchShop): Promise<Row[]> {
  const count = ORDERS * (process.env.QUICK ? QUICK_SHARE : 1);
  const directory = await mkdtemp(join(tmpdir(), 'kasa-bench-accounts-'));
  const env = await makeDatabase(shop, 'kasa_accounts', directory);
  await runKasa(['migrate'], env);
  const { db, close } = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  try {
    await generateMonth(db, { count, month: MONTH });
    const startedAt = performance.now();
    let bytes = 0;
    const { parts, summary } = writeReports(db, MONTH, ['sales', 'jpk', 'cash', 'oss', 'stripe']);
    for await (const { text } of parts) bytes += text.length;
    const seconds = (performance.now() - startedAt) / 1_000;
    const sold = summary().sums.reduce((sum, { kind, count: each }) => sum + (kind === 'sale' ? each : 0), 0);
    const note = `${sold} sales, ${Math.round(bytes / 1_000)} kB`;
    const what = `month of ${count} orders for the accountant`;
    return [{ target: 0, what, figure: seconds, unit: 's', limit: { atMost: AT_MOST_S }, note }];
  } finally {
    await close();
    await rm(directory, { recursive: true, force: true });
  }
}
