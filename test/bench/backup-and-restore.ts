// Target 8: how long a large shop's backup and its restore into another database take, and what they weigh.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { connectDatabase } from '#server/database/connect.ts';
import { originalPath, writeWhole } from '#server/media/picture-folders.ts';
import { root } from '../source-imports.ts';
import type { Row } from './bench-row.ts';
import { type BenchShop, runKasa } from './bench-shop.ts';
import { generateOrders } from './catalogue/generate-orders.ts';

const PRODUCTS = 100_000;
const ORDERS = 50_000;
const QUICK_SHARE = 0.05;
const AT_MOST_MINUTES = 5;
const MEMORY_AT_MOST_MB = 400;
const PICTURE_BYTES = 200_000;
const SAMPLE_EVERY_MS = 50;

export async function measureBackup(shop: BenchShop): Promise<Row[]> {
  const share = process.env.QUICK ? QUICK_SHARE : 1;
  const [products, orders] = [PRODUCTS * share, ORDERS * share];
  const directory = await mkdtemp(join(tmpdir(), 'kasa-bench-backup-'));
  try {
    const from = await makeDatabase(shop, 'kasa_backed_up', join(directory, 'from'));
    const into = await makeDatabase(shop, 'kasa_restored', join(directory, 'into'));
    await fillShop(from, products, orders);
    const file = join(directory, 'shop.tar');
    const backup = await runMeasured(['backup', file], from);
    const restore = await runMeasured(['restore', file, '--yes'], into);
    const note = `${((await stat(file)).size / 1e6).toFixed(0)} MB`;
    const size = `of ${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders`;
    return [
      ...describe(`backup ${size}`, backup, note),
      ...describe(`restore ${size}`, restore, 'into an empty database'),
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export async function makeDatabase(shop: BenchShop, name: string, dataDirectory: string): Promise<NodeJS.ProcessEnv> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(shop.databaseUrl);
  url.pathname = `/${name}`;
  return { ...shop.env, DATABASE_URL: url.href, KASA_DATA: dataDirectory };
}

async function fillShop(env: NodeJS.ProcessEnv, products: number, orders: number): Promise<void> {
  await runKasa(['migrate'], env);
  const script = join(root, 'test/bench/catalogue/import-generated.ts');
  await promisify(execFile)(process.execPath, [script, String(products)], { cwd: root, env });
  const { db, close } = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  await generateOrders(db, orders);
  for (const { key } of await db.selectFrom('pictures').select('key').execute()) {
    await writeWhole(originalPath(join(env.KASA_DATA ?? '', 'media'), key), Buffer.alloc(PICTURE_BYTES, key));
  }
  await close();
}

type Measured = { minutes: number; residentMb: number };

/** By the executable's first line, as an operator's shell runs it. */
async function runMeasured(args: string[], env: NodeJS.ProcessEnv): Promise<Measured> {
  const startedAt = performance.now();
  const child = spawn('bin/kasa.js', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  let residentMb = 0;
  const timer = setInterval(() => {
    residentMb = Math.max(residentMb, readPeak(child.pid) ?? 0);
  }, SAMPLE_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`kasa ${args[0]} ended with ${code}`);
  return { minutes: (performance.now() - startedAt) / 60_000, residentMb };
}

/** What the process has weighed at most, in megabytes; null when it has ended. */
function readPeak(pid = 0): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    return null;
  }
}

function describe(what: string, { minutes, residentMb }: Measured, note: string): Row[] {
  return [
    { target: 8, what, figure: minutes, unit: 'min', limit: { atMost: AT_MOST_MINUTES }, note },
    { target: 8, what: `memory of the ${what}`, figure: residentMb, unit: 'MB', limit: { atMost: MEMORY_AT_MOST_MB } },
  ];
}
