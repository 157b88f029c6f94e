// `make bench`: measures every target of the specification, prints one table and writes it as JSON.
//   run-bench.ts [group …]   ONLY=cached,growth the same; QUICK=1 for a first look that decides nothing
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../source-imports.ts';
import { measureAccounts } from './accounts/measure-accounts.ts';
import { measureAssistants } from './assistants/measure-assistants.ts';
import { measureBackup } from './backup-and-restore.ts';
import { failedRow, formatTable, judgeRow, type Row } from './bench-row.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { measureBuildAndStart } from './build/build-and-start.ts';
import { measureCachedPage } from './cached-page-rate.ts';
import { comparePeers } from './compare-peers.ts';
import { compareEverShop } from './evershop/compare-evershop.ts';
import { measureFeel } from './feel.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFreshness } from './freshness.ts';
import { measureGrowth } from './growth.ts';
import { isInstalled } from './installed-programs.ts';
import { loadTool } from './load-tool.ts';
import { measureTenShops } from './machines/ten-shops.ts';
import { measureHour, measureManyVisitors } from './many-visitors.ts';
import { measureUpgrade } from './million/upgrade-beside-sales.ts';
import { measureMillion } from './million.ts';
import { measureNotices } from './notices-beside-sales.ts';
import { measureGoodsByHand } from './office/goods-by-hand.ts';
import { measureImports } from './office/import-beside-shoppers.ts';
import { measureInvoices } from './office/invoices-beside-shoppers.ts';
import { measureOffice } from './office/measure-office.ts';
import { measurePrices } from './office/prices-beside-checkouts.ts';
import { measureProducts } from './office/product-answers.ts';
import type { LoadOptions } from './put-load.ts';
import { measureUncachedPage } from './uncached/uncached-page.ts';

/** `isExtra`: only when it is asked for by name. */
type Group = { target: number; measure(shop: BenchShop, load: LoadOptions): Promise<Row[]>; isExtra?: true };

const groups: Record<string, Group> = {
  cached: { target: 1, measure: measureCachedPage },
  uncached: { target: 2, measure: measureUncachedPage },
  freshness: { target: 3, measure: measureFreshness },
  'first-load': { target: 4, measure: measureFirstLoad },
  feel: { target: 5, measure: measureFeel },
  growth: { target: 6, measure: measureGrowth },
  build: { target: 7, measure: measureBuildAndStart },
  memory: { target: 7, measure: measureManyVisitors },
  backup: { target: 8, measure: measureBackup },
  office: { target: 9, measure: measureOffice },
  products: { target: 9, measure: measureProducts },
  'by-hand': { target: 9, measure: measureGoodsByHand },
  imports: { target: 9, measure: measureImports },
  prices: { target: 9, measure: measurePrices },
  accounts: { target: 0, measure: measureAccounts },
  assistants: { target: 0, measure: measureAssistants },
  invoices: { target: 9, measure: measureInvoices },
  notices: { target: 0, measure: measureNotices, isExtra: true },
  shops: { target: 0, measure: measureTenShops, isExtra: true },
  hour: { target: 7, measure: measureHour, isExtra: true },
  million: { target: 0, measure: measureMillion, isExtra: true },
  upgrade: { target: 0, measure: measureUpgrade, isExtra: true },
  peers: { target: 0, measure: comparePeers, isExtra: true },
  evershop: { target: 0, measure: compareEverShop, isExtra: true },
};

const isQuick = Boolean(process.env.QUICK);
const load: LoadOptions = isQuick ? { repetitions: 2, seconds: 1 } : { repetitions: 5, seconds: 3 };
const wanted = [...process.argv.slice(2), ...(process.env.ONLY ?? '').split(',')].filter(Boolean);
const unknown = wanted.find((name) => !(name in groups));
if (unknown) throw new Error(`There is no group ${unknown}; there are ${Object.keys(groups).join(', ')}.`);

const directory = join(root, '.kasa/bench');
const resultsFile = join(directory, `${['results', ...wanted].join('-')}.json`);
const tools = { load: loadTool, pinning: isInstalled('taskset') ? 'taskset' : 'none' };
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version, ...tools };
const measuredAt = new Date().toISOString();
const rows: Row[] = [];

// After each group, so that what has been measured is not lost with what follows.
async function writeResults(): Promise<void> {
  await mkdir(directory, { recursive: true });
  const results = { measuredAt, isQuick, machine, rows: rows.map(judgeRow) };
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

const shop = await openBenchShop();
try {
  for (const [name, { target, measure, isExtra = false }] of Object.entries(groups)) {
    if (wanted.length > 0 ? !wanted.includes(name) : isExtra) continue;
    console.error(`${name} …`);
    rows.push(...(await measure(shop, load).catch((error) => [failedRow(target, name, error)])));
    await writeResults();
  }
} finally {
  await shop.stop();
}

const judged = rows.map(judgeRow);
console.log(formatTable(judged));
const missed = judged.filter(({ holds }) => holds === false).length;
const held = judged.filter(({ holds }) => holds).length;
console.log(`\n${held} hold, ${missed} do not. Written to ${relative(root, resultsFile)}`);
if (loadTool !== 'wrk' || tools.pinning === 'none') {
  console.log(
    `Load by ${loadTool}, cores by ${tools.pinning}: for figures worth comparing, apt-get install wrk util-linux.`,
  );
}
if (isQuick) console.log('QUICK=1: two short repetitions decide nothing.');
process.exit(missed > 0 ? 1 : 0);
