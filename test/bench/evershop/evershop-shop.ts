// EverShop as its users run it: its packages, its production build, `evershop start` and its own demo products, on a
// database of its own in the bench's PostgreSQL.
import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type BenchShop, benchEnvironment, benchPages, takePort } from '../bench-shop.ts';
import type { BenchPage } from '../first-load.ts';
import { type PinnedProcess, startPinned } from '../pinned-process.ts';
import { folderOf, installOnce, peerSources } from '../prepare-peer.ts';

/** All that its demo has is in one category. */
const LISTING = '/accessories';
const PRODUCT = 'ceramic-coffee-cup-white';

const ID = 'evershop';
const folder = folderOf(ID);
const cli = join(folder, 'node_modules/@evershop/evershop/dist/bin/evershop.js');
/** The first start makes the tables. */
const FIRST_START_MS = 180_000;
const EVENTS_MS = 180_000;

/** `own`: a Kasa whose pictures stand in for those that its demo takes from GitHub, where that is out of reach. */
export async function startEverShop(shop: BenchShop, own: PinnedProcess): Promise<PinnedProcess> {
  const url = await createDatabase(shop.databaseUrl);
  const port = takePort();
  const env = {
    ...benchEnvironment({}),
    DB_HOST: url.searchParams.get('host') ?? url.hostname,
    DB_PORT: url.port,
    DB_NAME: ID,
    DB_USER: ID,
    DB_SSLMODE: 'disable',
    PORT: String(port),
  };
  const run = (command: string[]) => promisify(execFile)(process.execPath, [cli, ...command], { cwd: folder, env });
  await mkdir(folder, { recursive: true });
  await cp(join(peerSources, ID), folder, { recursive: true });
  for (const name of ['media', 'public']) {
    await rm(join(folder, name), { recursive: true, force: true });
    await mkdir(join(folder, name));
  }
  await installOnce(folder, () => run(['build']));
  const start = () =>
    startPinned({
      command: [process.execPath, cli, 'start'],
      cwd: folder,
      env,
      port,
      readyPath: '/',
      patienceMs: FIRST_START_MS,
    });
  const first = await start();
  try {
    await run(['seed', '--all']);
    await withClient(url, async (client) => {
      await addMissingPictures(client, own);
      await untilEventsHandled(client);
    });
  } finally {
    await first.stop();
  }
  return start();
}

/** A product lies below its category or beside it, whichever event was handled first: the listing's link says where. */
export async function findEverShopPages({ port }: PinnedProcess): Promise<Record<BenchPage, string>> {
  const html = await (await fetch(`http://127.0.0.1:${port}${LISTING}`)).text();
  const [, product] = html.match(new RegExp(`href="([^"]*/${PRODUCT})"`)) ?? [];
  if (!product) throw new Error(`EverShop's ${LISTING} has no link to ${PRODUCT}`);
  return { listing: LISTING, product };
}

async function createDatabase(databaseUrl: string): Promise<URL> {
  const url = new URL(databaseUrl);
  await withClient(url, async (client) => {
    await client.query(`create role ${ID} login`);
    await client.query(`create database ${ID} owner ${ID}`);
  });
  url.pathname = `/${ID}`;
  return url;
}

/** Adds pictures as its seed does: the file under `media/`, and a row that names it. */
async function addMissingPictures(client: pg.Client, own: PinnedProcess): Promise<void> {
  const origin = `http://127.0.0.1:${own.port}`;
  const html = await (await fetch(origin + benchPages.listing)).text();
  const pictures = [...new Set([...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, path = '']) => path))];
  const { rows } = await client.query<{ product_id: number }>(
    `select product_id from product
     where not exists (select from product_image where product_image_product_id = product_id) order by product_id`,
  );
  await mkdir(join(folder, 'media/catalog'), { recursive: true });
  for (const [index, { product_id }] of rows.entries()) {
    const path = pictures[index % pictures.length] ?? '';
    const name = `catalog/${product_id}${path.slice(path.lastIndexOf('.'))}`;
    const picture = await fetch(origin + path);
    await writeFile(join(folder, 'media', name), Buffer.from(await picture.arrayBuffer()));
    await client.query(
      'insert into product_image (product_image_product_id, origin_image, is_main) values ($1, $2, true)',
      [product_id, `/assets/${name}`],
    );
  }
}

/** A process of its own handles them: until then a product has no address. */
async function untilEventsHandled(client: pg.Client): Promise<void> {
  const deadline = Date.now() + EVENTS_MS;
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from event where status <> 'failed'`,
    );
    if (rows[0]?.waiting === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.waiting} events of EverShop's are not handled`);
    await sleep(500);
  }
}

async function withClient(url: URL, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
