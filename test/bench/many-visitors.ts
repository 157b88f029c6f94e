// Target 7: what a serving process weighs when many pages are asked for in all their forms: with carts, in every theme,
// as brotli, gzip and neither.
import { Agent, get } from 'node:http';
import type { Row } from './bench-row.ts';
import { type BenchShop, fillBenchCart } from './bench-shop.ts';
import type { PinnedProcess } from './pinned-process.ts';

const MEMORY_AT_MOST_MB = 300;
const wholeVisit = { pages: 2_020, requests: 20_000 };
const quickVisit = { pages: 500, requests: 5_000 };
const CONNECTIONS = 16;
const encodings = ['br', 'gzip', 'identity'];
const themes = ['', 'kasa_theme=light', 'kasa_theme=dark'];
/** Nobody's and five carts with one to five articles. */
const CARTS = 5;

export async function measureManyVisitors(shop: BenchShop): Promise<Row[]> {
  const visit = process.env.QUICK ? quickVisit : wholeVisit;
  const server = await shop.serve();
  try {
    const paths = await findPages(server, visit.pages);
    const carts = ['', ...(await fillCarts(server))];
    await askInTurns(visit.requests, (n) => {
      // Without a common divisor, so that every page is asked for in every form.
      const cookie = [themes[n % themes.length], carts[n % carts.length]].filter(Boolean).join('; ');
      const headers = { 'accept-encoding': encodings[(n >> 2) % encodings.length] ?? '', ...(cookie && { cookie }) };
      return ask(server, paths[scatter(n) % paths.length] ?? '/', headers);
    });
    return [
      {
        target: 7,
        what: 'resident memory after pages in all their forms',
        figure: server.residentMemory(),
        unit: 'MB',
        limit: { atMost: MEMORY_AT_MOST_MB },
        note: `${visit.requests} requests for ${paths.length} pages, ${carts.length} carts, three themes and encodings`,
      },
    ];
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
