// Target 7: what a serving process weighs when many pages are asked for in all their forms: with carts, in every theme,
// as brotli, gzip and neither.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './bench-row.ts';
import { type BenchShop, fillBenchCart } from './bench-shop.ts';
import type { PinnedProcess } from './pinned-process.ts';

const MEMORY_AT_MOST_MB = 300;
/** Garbage is collected when it is worth it. */
const FLAT_AT_MOST = 1.1;
/** Requests, over an hour. */
const A_SECOND = 10;
const wholeVisit = { pages: 2_020, requests: 20_000 };
const quickVisit = { pages: 500, requests: 5_000 };
const CONNECTIONS = 16;
const encodings = ['br', 'gzip', 'identity'];
const themes = ['', 'kasa_theme=light', 'kasa_theme=dark'];
/** Nobody's and five carts with one to five products. */
const CARTS = 5;

export function measureManyVisitors(shop: BenchShop): Promise<Row[]> {
  const { pages, requests } = process.env.QUICK ? quickVisit : wholeVisit;
  return withVisitors(shop, pages, async ({ server, visit, described }) => {
    await askInTurns(requests, visit);
    return [
      {
        target: 7,
        what: 'resident memory after pages in all their forms',
        figure: server.residentMemory(),
        unit: 'MB',
        limit: { atMost: MEMORY_AT_MOST_MB },
        note: `${requests} requests for ${described}`,
      },
    ];
  });
}

/** The same visitors for as long, a few a second: memory must not grow with time. */
export function measureHour(shop: BenchShop): Promise<Row[]> {
  const { minutes, every } = process.env.QUICK ? { minutes: 2, every: 1 } : { minutes: 60, every: 10 };
  return withVisitors(shop, wholeVisit.pages, async ({ server, visit, described }) => {
    const { requests } = wholeVisit;
    await askInTurns(requests, visit);
    const measured: number[] = [];
    for (let minute = 0; minute < minutes; minute += every) {
      for (let n = 0; n < every * 60 * A_SECOND; n++) {
        await Promise.all([visit(requests + minute * 60 * A_SECOND + n), sleep(1000 / A_SECOND)]);
      }
      measured.push(server.residentMemory());
    }
    const [first = Number.NaN] = measured;
    const last = measured.at(-1) ?? Number.NaN;
    return [
      {
        target: 7,
        what: `resident memory after ${minutes} minutes / after the first ${every}`,
        figure: last,
        unit: 'MB',
        ratio: last / first,
        limit: { atMost: FLAT_AT_MOST },
        note: `${A_SECOND} requests a second for ${described}: ${measured.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`,
      },
    ];
  });
}

type Visitors = {
  server: PinnedProcess;
  /** The nth visit: its page, cart, theme and encoding. */
  visit(n: number): Promise<unknown>;
  described: string;
};

async function withVisitors(
  shop: BenchShop,
  pages: number,
  measure: (visitors: Visitors) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await shop.serve();
  try {
    const paths = await findPages(server, pages);
    const carts = ['', ...(await fillCarts(server))];
    const visit = (n: number) => {
      // Without a common divisor, so that every page is asked for in every form.
      const cookie = [themes[n % themes.length], carts[n % carts.length]].filter(Boolean).join('; ');
      const headers = { 'accept-encoding': encodings[(n >> 2) % encodings.length] ?? '', ...(cookie && { cookie }) };
      return ask(server, paths[scatter(n) % paths.length] ?? '/', headers);
    };
    const described = `${paths.length} pages, ${carts.length} carts, three themes and encodings`;
    return await measure({ server, visit, described });
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** The same for the same number, and as if at random: Knuth's multiplicative hash. */
function scatter(n: number): number {
  return Math.imul(n, 2_654_435_761) >>> 0;
}

/** All listings and products that links lead to, then listings narrowed down by a price, which leaves all of them. */
async function findPages(server: PinnedProcess, count: number): Promise<string[]> {
  const listings = ['pl', 'en', 'de', 'nl'].map((locale) => `/${locale}/c/plakaty`);
  const found = new Set(listings);
  for (const path of found) {
    const html = (await ask(server, path)).toString();
    for (const [, href = ''] of html.matchAll(/href="(\/(?:pl|en|de|nl)\/[cp]\/[^"#]+)"/g)) {
      found.add(href.replaceAll('&amp;', '&'));
    }
  }
  for (let price = 10_000; found.size < count; price++) {
    for (const listing of listings) found.add(`${listing}?price=-${price}`);
  }
  return [...found].slice(0, count);
}

async function fillCarts(server: PinnedProcess): Promise<string[]> {
  return Promise.all(Array.from({ length: CARTS }, (_, index) => fillBenchCart(server, index + 1)));
}

async function askInTurns(count: number, askNth: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await askNth(next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask({ port }: PinnedProcess, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} answers ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}
