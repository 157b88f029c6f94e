// Target 6: what pages cost with a hundred thousand products, against what they cost with a thousand. Nothing is cached
// and no product: every request goes to the database.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../source-imports.ts';
import { median, medianRatio, type Row } from './bench-row.ts';
import { type BenchShop, runKasa } from './bench-shop.ts';
import type { ImportFigures } from './catalogue/import-generated.ts';
import type { PinnedProcess } from './pinned-process.ts';
import { type LoadOptions, runLoad } from './put-load.ts';
import { startUncachedShop } from './uncached/uncached-page.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const QUICK_LARGE = 5_000;
const COST_AT_MOST = 1.5;
const DEEP_AT_MOST = 1.25;
const IMPORT_AT_LEAST = 2_000;
const MEMORY_AT_MOST = 1.2;
const DEEP_PAGES = 50;
/** One request at a time: what a page costs, and not how many queue. */
const CONNECTIONS = 1;

type GrownShop = { server: PinnedProcess; figures: ImportFigures };

export async function measureGrowth(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const large = process.env.QUICK ? QUICK_LARGE : LARGE;
  const shops: GrownShop[] = [];
  try {
    for (const count of [SMALL, large]) shops.push(await growShop(shop, count));
    const [small, grown] = shops;
    if (!small || !grown) throw new Error('no shop has grown');
    return [...describeImport(large, grown.figures), ...(await comparePages(small.server, grown.server, large, load))];
  } finally {
    await Promise.all(shops.map(({ server }) => server.stop()));
  }
}

/** A database of its own on the same PostgreSQL. */
async function growShop(shop: BenchShop, count: number): Promise<GrownShop> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`create database kasa_${count}`);
  await client.end();
  const url = new URL(shop.databaseUrl);
  url.pathname = `/kasa_${count}`;
  const env = { ...shop.env, DATABASE_URL: url.href };
  await runKasa(['migrate'], env);
  const script = join(root, 'test/bench/catalogue/import-generated.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(count)], { cwd: root, env });
  const { server } = await startUncachedShop({ env });
  return { server, figures: JSON.parse(stdout) as ImportFigures };
}

function describeImport(count: number, { importMs, firstHalfMb, secondHalfMb }: ImportFigures): Row[] {
  const products = `${count.toLocaleString('en')} products`;
  return [
    {
      target: 6,
      what: `import of ${products} into PostgreSQL`,
      figure: count / (importMs / 1000),
      unit: 'products/s',
      limit: { atLeast: IMPORT_AT_LEAST },
    },
    {
      target: 6,
      what: `memory of the import of ${products}, second half / first half`,
      figure: secondHalfMb,
      unit: 'MB',
      ratio: secondHalfMb / firstHalfMb,
      limit: { atMost: MEMORY_AT_MOST },
    },
  ];
}

async function comparePages(small: PinnedProcess, grown: PinnedProcess, count: number, load: LoadOptions) {
  const listing = '/pl/c/all';
  const pages = await findPages(small, listing);
  const deep = await followNext(grown, listing);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    rows.push(
      await compareCost(`${name}, ${count.toLocaleString('en')} / 1,000 products`, [grown, path], [small, path], load),
    );
  }
  const what = `page ${deep.page} / first page, ${count.toLocaleString('en')} products`;
  return [
    ...rows,
    { ...(await compareCost(what, [grown, deep.path], [grown, listing], load)), limit: { atMost: DEEP_AT_MOST } },
  ];
}

type Request = [server: PinnedProcess, path: string];

async function compareCost(what: string, own: Request, other: Request, load: LoadOptions): Promise<Row> {
  const times: { own: number[]; other: number[] } = { own: [], other: [] };
  const measure = async ([server, path]: Request) =>
    1000 / (await runLoad({ name: what, server, path }, load.seconds, CONNECTIONS)).rate;
  await measure(own);
  await measure(other);
  for (let turn = 0; turn < load.repetitions; turn++) {
    times.own.push(await measure(own));
    times.other.push(await measure(other));
  }
  return {
    target: 6,
    what,
    figure: median(times.own),
    unit: 'ms',
    ratio: medianRatio(times.own, times.other),
    limit: { atMost: COST_AT_MOST },
    note: `against ${median(times.other).toFixed(1)} ms`,
  };
}

/** Addresses that both shops have: what the small one sells is the beginning of what the large one does. */
async function findPages(small: PinnedProcess, listing: string): Promise<Record<string, string>> {
  const html = await readHtml(small, listing);
  const find = (pattern: RegExp) => pattern.exec(html)?.slice(1) ?? [];
  const [name = '', value = ''] = find(/type="checkbox" name="([^"]+)" value="([^"]+)"/);
  const [product = '', title = ''] = find(/<a href="(\/pl\/p\/[^"]+)"[^>]*>([^<]+)</);
  const words = title.replace(/[^\p{L}\s]/gu, '').split(/\s+/);
  return {
    listing,
    'listing by price': `${listing}?sort=price-asc`,
    'listing with a facet chosen': `${listing}?${new URLSearchParams({ [name]: value })}`,
    'search for one word': `/pl/search?${new URLSearchParams({ q: words[1] ?? '' })}`,
    'search for three words': `/pl/search?${new URLSearchParams({ q: words.slice(0, 3).join(' ') })}`,
    product,
  };
}

async function followNext(server: PinnedProcess, listing: string): Promise<{ page: number; path: string }> {
  let path = listing;
  let page = 1;
  for (; page < DEEP_PAGES; page++) {
    const next = /<a rel="next" href="([^"]+)"/.exec(await readHtml(server, path))?.[1];
    if (!next) break;
    path = next.replaceAll('&amp;', '&');
  }
  return { page, path };
}

async function readHtml({ port }: PinnedProcess, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}
