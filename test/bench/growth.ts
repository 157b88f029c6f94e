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

export const SMALL = 1_000;
export const largeCount = process.env.QUICK ? 5_000 : 100_000;
export const listing = '/pl/c/all';
const COST_AT_MOST = 1.5;
const DEEP_AT_MOST = 1.25;
const IMPORT_AT_LEAST = 2_000;
const MEMORY_AT_MOST = 1.2;
const DEEP_PAGES = 50;
/** One request at a time: what a page costs, and not how many queue. */
const CONNECTIONS = 1;

/** A shop of so many products, with a database of its own. */
export type GrownShop = { count: number; env: NodeJS.ProcessEnv };
export type GrownServer = { count: number; server: PinnedProcess };

export async function measureGrowth(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const servers: GrownServer[] = [];
  try {
    const { figures, ...large } = await growShop(shop, largeCount);
    for (const grown of [await growShop(shop, SMALL), large]) servers.push(await startGrown(grown));
    const [small, grown] = servers;
    if (!small || !grown) throw new Error('no shop has grown');
    const pages = await findPages(small.server);
    return [...describeImport(largeCount, figures), ...(await comparePages(pages, grown, small, load))];
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
}

/** `template`: a database that it begins as. */
export async function createGrown(shop: BenchShop, count: number, template = 'template1'): Promise<GrownShop> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`create database kasa_${count} template ${template} strategy file_copy`);
  await client.end();
  const url = new URL(shop.databaseUrl);
  url.pathname = `/kasa_${count}`;
  return { count, env: { ...shop.env, DATABASE_URL: url.href } };
}

export async function growShop(shop: BenchShop, count: number): Promise<GrownShop & { figures: ImportFigures }> {
  const grown = await createGrown(shop, count);
  const { env } = grown;
  await runKasa(['migrate'], env);
  const script = join(root, 'test/bench/catalogue/import-generated.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(count)], { cwd: root, env });
  return { ...grown, figures: JSON.parse(stdout) as ImportFigures };
}

/** Starts the shop with nothing cached. */
export async function startGrown({ count, env }: GrownShop): Promise<GrownServer> {
  return { count, server: (await startUncachedShop({ env })).server };
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

export async function comparePages(
  pages: Record<string, string>,
  { server: grown, count }: GrownServer,
  { server: other, count: otherCount }: GrownServer,
  load: LoadOptions,
): Promise<Row[]> {
  const deep = await followNext(grown);
  const products = count.toLocaleString('en');
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const what = `${name}, ${products} / ${otherCount.toLocaleString('en')} products`;
    rows.push(await compareCost(what, [grown, path], [other, path], load));
  }
  const what = `page ${deep.page} / first page, ${products} products`;
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

/** Addresses that all shops have: what the small one sells is the beginning of what the large ones do. */
export async function findPages(small: PinnedProcess): Promise<Record<string, string>> {
  const html = await readHtml(small, listing);
  const find = (pattern: RegExp) => pattern.exec(html)?.slice(1) ?? [];
  const [name = '', value = ''] = find(/type="checkbox" name="([^"]+)" value="([^"]+)"/);
  const cards = [...html.matchAll(/<a href="(\/pl\/p\/[^"]+)"[^>]*>([^<]+)</g)];
  const [, product = '', title = ''] = cards[0] ?? [];
  const common = mostCommonWord(cards.map(([, , each = '']) => each));
  const words = title.replace(/[^\p{L}\s]/gu, '').split(/\s+/);
  return {
    listing,
    'listing by price': `${listing}?sort=price-asc`,
    'listing with a facet chosen': `${listing}?${new URLSearchParams({ [name]: value })}`,
    'search for one word': `/pl/search?${new URLSearchParams({ q: words[1] ?? '' })}`,
    'search for three words': `/pl/search?${new URLSearchParams({ q: words.slice(0, 3).join(' ') })}`,
    'search that fills a page of both': `/pl/search?${new URLSearchParams({ q: common })}`,
    product,
  };
}

function mostCommonWord(titles: string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const [word] of title.matchAll(/\p{L}{4,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];
}

async function followNext(server: PinnedProcess): Promise<{ page: number; path: string }> {
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
