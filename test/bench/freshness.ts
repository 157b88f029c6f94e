// Target 3: a change is on the next page of every process; a forgotten page is rendered once however many ask for it;
// what the database cannot say any more is shown as it was, and the answer and the log say so.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Row } from './bench-row.ts';
import { type BenchShop, benchPages, openBenchShop } from './bench-shop.ts';
import type { PinnedProcess } from './pinned-process.ts';
import type { LoadOptions } from './put-load.ts';

const VISIBLE_WITHIN_MS = 1_000;
const AT_ONCE = 1_000;
const POLL_MS = 5;
// A notice takes milliseconds.
const NOTICED_AFTER_MS = 500;

/** Runs on a shop of its own: in the end, its database is taken away. */
export async function measureFreshness(_shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const shop = await openBenchShop();
  const servers = [await shop.serve('0'), await shop.serve('1')];
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  // Its connection breaks when the database goes.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const rows = [
      await measureChange('price', servers, repetitions, (turn) => setPrice(client, 10_000 + turn)),
      await measureChange('stock', servers, repetitions, (turn) => setStock(client, turn % 2 === 0 ? 0 : 50)),
      ...(await measureFace(servers, client, repetitions)),
      ...(await measureStampede(servers, client)),
    ];
    await shop.stopDatabase();
    return [...rows, ...(await measureOutage(servers))];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await shop.stop();
  }
}

const ofProduct =
  'variant_id in (select v.id from variants v join products p on p.id = v.product_id where p.handle = $1)';
const handle = benchPages.product.replace(/^.*\//, '');

async function setPrice(client: pg.Client, amountMinor: number): Promise<void> {
  const text = `update prices set amount_minor = $2, compare_at_minor = null, valid_from = now() where currency = 'PLN' and ${ofProduct}`;
  await client.query(text, [handle, amountMinor]);
}

async function setStock(client: pg.Client, onHand: number): Promise<void> {
  const text = 'update variants set on_hand = $2 from products p where p.id = product_id and p.handle = $1';
  await client.query(text, [handle, onHand]);
}

/** What a merchant writes: the document, the place in it, and a page that shows it. */
const written: Record<string, [document: string, place: string, path: string]> = {
  'block of the home page': ['home', '{blocks,0,headline,pl}', '/pl'],
  'text of a page': ['pages', '{pages,0,texts,pl,title}', '/pl/page/delivery'],
  colour: ['brand', '{light,accent}', benchPages.product],
  'name of the company': ['company', '{legalName}', benchPages.product],
};

async function measureFace(servers: PinnedProcess[], client: pg.Client, repetitions: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, [document, place, path]] of Object.entries(written)) {
    const write = async (turn: number) => {
      const value = what === 'colour' ? `#b8371${turn % 10}` : `Kasa ${turn}`;
      await client.query(
        `insert into settings (document, version, data, changed_by, changed_at)
          select document, version + 1, jsonb_set(data, $2::text[], to_jsonb($3::text)), 'bench', now() from settings
          where document = $1 order by version desc limit 1`,
        [document, place, value],
      );
    };
    rows.push(await measureChange(what, servers, repetitions, write, path));
  }
  return rows;
}

/** The time from the commit until the page of every process is another one. */
async function measureChange(
  what: string,
  servers: PinnedProcess[],
  repetitions: number,
  change: (turn: number) => Promise<void>,
  path: string = benchPages.product,
): Promise<Row> {
  let slowestMs = 0;
  for (let turn = 0; turn < repetitions; turn++) {
    const before = await Promise.all(servers.map((server) => readPage(server, path)));
    await change(turn);
    const startedAt = performance.now();
    const times = await Promise.all(
      servers.map(async (server, index) => {
        while ((await readPage(server, path)) === before[index]) {
          if (performance.now() - startedAt > 10 * VISIBLE_WITHIN_MS) throw new Error(`a changed ${what} is not shown`);
          await sleep(POLL_MS);
        }
        return performance.now() - startedAt;
      }),
    );
    slowestMs = Math.max(slowestMs, ...times);
  }
  return {
    target: 3,
    what: `a changed ${what} shown by both of two processes, slowest of ${repetitions}`,
    figure: slowestMs,
    unit: 'ms',
    limit: { atMost: VISIBLE_WITHIN_MS },
  };
}

async function readPage(server: PinnedProcess, path: string = benchPages.product): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

/** All connections stand before the first request leaves, and the page has been forgotten. */
async function measureStampede([server]: PinnedProcess[], client: pg.Client): Promise<Row[]> {
  if (!server) throw new Error('there is no server');
  await readPage(server);
  const sockets = await Promise.all(Array.from({ length: AT_ONCE }, () => openSocket(server.port)));
  await setPrice(client, 20_000);
  await sleep(NOTICED_AFTER_MS);
  const answers = await Promise.all(sockets.map((ask) => ask(benchPages.product)));
  const answered = answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length;
  // Only the request that a page is rendered for reports the time of a render.
  const renders = answers.filter((answer) => /^server-timing:.*\brender;dur=/im.test(answer)).length;
  if (renders === 0) throw new Error('no answer says that it was rendered: the page had not been forgotten');
  return [
    {
      target: 3,
      what: `renders for ${AT_ONCE.toLocaleString('en')} simultaneous requests of a forgotten page`,
      figure: renders,
      unit: 'renders',
      limit: { atMost: 1 },
      note: `${answered} answered with the page`,
    },
    {
      target: 3,
      what: 'of them answered with the page',
      figure: answered,
      unit: 'answers',
      limit: { atLeast: AT_ONCE },
    },
  ];
}

async function openSocket(port: number): Promise<(path: string) => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return (path) =>
    new Promise((resolve, reject) => {
      let answer = '';
      socket.setEncoding('latin1');
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.once('end', () => resolve(answer)).once('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
    });
}

async function measureOutage(servers: PinnedProcess[]): Promise<Row[]> {
  const answers = await Promise.all(
    servers.map(async (server) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${benchPages.product}`);
      await answer.text();
      const isStale = answer.headers.get('cache-status')?.includes('stale') ?? false;
      return { isServed: answer.status === 200 && isStale, isLogged: server.output().includes('served stale') };
    }),
  );
  const count = (isSo: (answer: (typeof answers)[number]) => boolean) => answers.filter(isSo).length;
  const row = { target: 3, unit: `of ${servers.length} processes`, limit: { atLeast: servers.length } };
  return [
    { ...row, what: 'database away: the page as it was, marked stale', figure: count(({ isServed }) => isServed) },
    { ...row, what: 'database away: said in the log', figure: count(({ isLogged }) => isLogged) },
  ];
}
