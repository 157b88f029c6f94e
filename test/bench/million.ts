// What grows beyond the targets: a shop of a million products and a million orders, against one of a hundred thousand of
// each, and of a thousand products. The office's answers, listings with their facets and the memory of what is streamed have
// limits; the rest only tells. See decision 58.
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { productsCsvPath } from '#src/catalogue/office/imports/import-files.ts';
import { customersCsvPath } from '#src/customers/office/customers-csv-url.ts';
import { ordersCsvUrl } from '#src/order-list/office/orders-csv-url.ts';
import { thousandsOfOrders } from '../orders/office/thousands-of-orders.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { failedRow, median, type Row } from './bench-row.ts';
import { type BenchShop, serveShop } from './bench-shop.ts';
import { multiplyCatalogue } from './catalogue/multiply-catalogue.ts';
import { measureStreamed } from './files/streamed-memory.ts';
import {
  comparePages,
  createGrown,
  findPages,
  type GrownServer,
  type GrownShop,
  growShop,
  largeCount,
  listing,
  SMALL,
  startGrown,
} from './growth.ts';
import { measureCachedAmongMany } from './million/cached-among-many.ts';
import { measureFurtherLists } from './million/further-lists.ts';
import { measureManyPrices } from './million/many-prices.ts';
import { measureOfficeAnswers } from './office/office-answers.ts';
import { measureProductAnswers } from './office/product-answers.ts';
import type { PinnedProcess } from './pinned-process.ts';
import type { LoadOptions } from './put-load.ts';

const TIMES = 10;
/** What the larger catalogues are copies of. */
const IMPORTED = largeCount / 10;
const BYTES_PER_PRODUCT = 40_000;
const CHANGES = 10;
const LISTING_MS_AT_MOST = 100;

export async function measureMillion(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  await requireSpace(largeCount * TIMES * BYTES_PER_PRODUCT);
  const small = await growShop(shop, SMALL);
  await growShop(shop, IMPORTED);
  const rows: Row[] = [];
  const shops: GrownShop[] = [small];
  for (const count of [largeCount, largeCount * TIMES]) {
    const grown = await createGrown(shop, count, `kasa_${IMPORTED}`);
    await withDatabase(grown, async ({ db }) => {
      const multiplied = await timed(() => multiplyCatalogue(db, count / IMPORTED));
      const ordered = await timed(() => thousandsOfOrders(db, count, new Date()));
      rows.push(
        tell(`generating ${said(count)} products from ${said(IMPORTED)}`, multiplied / 60_000, 'min'),
        tell(`generating ${said(count)} orders`, ordered / 60_000, 'min'),
      );
    });
    shops.push(grown);
  }
  return [
    ...rows,
    ...(await orFailed('serving', describeServing(shops, load))),
    ...(await orFailed('pages', describePages(shops, load))),
    ...(await orFailed('cached pages and many prices', describeBeside(shops, load))),
  ];
}

/** Cached pages, and what a change of very many prices leaves shoppers: on a shop as it is run. */
async function describeBeside(shops: GrownShop[], load: LoadOptions): Promise<Row[]> {
  const [small, , huge] = shops;
  if (!small || !huge) throw new Error('not all shops have grown');
  const serve = async ({ env, count }: GrownShop) => ({ count, server: await serveShop(env, { readyPath: listing }) });
  const servers = [await serve(small), await serve(huge)] as const;
  const [few, many] = servers;
  try {
    const { product = '' } = await findPages(few.server);
    const pages = { listing, product };
    const cached = await orFailed('cached pages', measureCachedAmongMany(servers, pages, load));
    await few.server.stop();
    const of = `${said(huge.count)} products`;
    const prices = await withDatabase(huge, ({ db }) =>
      measureManyPrices(many.server, { env: huge.env, db, pages, of }),
    );
    return [...cached, ...prices];
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
}

/** What one shop does not answer does not keep the rest from being told. */
function orFailed(what: string, described: Promise<Row[]>): Promise<Row[]> {
  return described.catch((error) => [failedRow(0, what, error)]);
}

/** The database, a process, and the office's answers. */
async function describeServing(shops: GrownShop[], load: LoadOptions): Promise<Row[]> {
  const rows: Row[] = [];
  let fewer: Row[] = [];
  for (const { env, count } of shops) {
    const goods = `${said(count)} products${count > SMALL ? ' and as many orders' : ''}`;
    const server = await serveShop(env, { readyPath: listing });
    const residentMb = server.residentMemory();
    try {
      await withDatabase({ env }, async (database) => {
        rows.push(
          tell(`database of ${goods}`, (await sizeOf(database)) / 1e9, 'GB'),
          tell(`kasa serve until the first listing, ${goods}`, server.startedInMs / 1000, 's'),
          tell(`a process that has just begun, ${goods}`, residentMb, 'MB'),
        );
        if (count === SMALL) return;
        const answers = [
          ...(await measureOfficeAnswers(server, { env, database, orders: count }, load)),
          ...(await measureProductAnswers(server, database.db, count)),
          ...(await measureFurtherLists(server, database.db, goods)),
        ];
        rows.push(...answers.map((row, at) => against(row, fewer[at])));
        fewer = answers;
        rows.push(...(await describeFiles(server, database, count)));
      });
    } finally {
      await server.stop();
    }
  }
  return rows;
}

/** What is sent while it is written. */
async function describeFiles(server: PinnedProcess, { db }: Database, count: number): Promise<Row[]> {
  const { cookie } = await signedInStaff(db, 'accountant');
  const owner = await signedInStaff(db, 'owner', { isSteppedUp: true });
  const [, part = ''] =
    /<loc>https?:\/\/[^/]+(\/sitemap-products-[^<]*)/.exec(await readText(server, '/sitemap.xml')) ?? [];
  const of = `of ${said(count)}`;
  const files = [
    // The first, because a proof of who it is holds for minutes.
    { what: `customers.csv of all customers, ${of} orders`, path: customersCsvPath, headers: { cookie: owner.cookie } },
    { what: `list of the sitemap’s parts, ${of} products`, path: '/sitemap.xml' },
    { what: `one part of the sitemap, ${of} products`, path: part },
    { what: `Google’s feed ${of} products`, path: '/pl/feeds/google.xml' },
    { what: `Ceneo’s feed ${of} products`, path: '/pl/feeds/ceneo.xml' },
    { what: `orders.csv ${of} orders`, path: ordersCsvUrl(''), headers: { cookie } },
    { what: `products.csv ${of} products`, path: productsCsvPath, headers: { cookie: owner.cookie } },
  ];
  const rows: Row[] = [];
  for (const file of files) rows.push(await measureStreamed(server, file));
  return rows;
}

async function readText({ port }: PinnedProcess, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

async function describePages(shops: GrownShop[], load: LoadOptions): Promise<Row[]> {
  const servers: GrownServer[] = [];
  try {
    for (const grown of shops) servers.push(await startGrown(grown));
    const [small, large, huge] = servers;
    if (!small || !large || !huge) throw new Error('not all shops were started');
    const pages = await findPages(small.server);
    const rows = [
      ...(await comparePages(pages, large, small, load)).map(withoutLimit),
      ...(await comparePages(pages, huge, large, load)).map(withFacets),
    ];
    for (const [at, { env, count }] of shops.entries()) {
      const port = servers[at]?.server.port ?? 0;
      const changed = await withDatabase({ env }, (database) => timeChanged(port, database));
      rows.push(tell(`listing after a change, ${said(count)} products`, changed, 'ms'));
    }
    return rows;
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
}

/** Nothing that was computed from the index is true after a price has changed. */
async function timeChanged(port: number, { db }: Database): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    await sql`update prices set amount_minor = amount_minor + 1 where variant_id = (
      select id from variants order by id offset ${turn} limit 1)`.execute(db);
    times.push(
      await timed(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}${listing}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return median(times);
}

async function sizeOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? Number.NaN;
}

async function withDatabase<T>({ env }: Pick<GrownShop, 'env'>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function requireSpace(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < bytes) throw new Error(`${tmpdir()} needs ${Math.ceil(bytes / 1e9)} GB`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function said(count: number): string {
  return count.toLocaleString('en');
}

function tell(what: string, figure: number, unit: string): Row {
  return { target: 0, what, figure, unit };
}

/** A row of the office keeps its limit, which is on what the answer takes; how much more than of fewer is told beside. */
function against(row: Row, fewer: Row | undefined): Row {
  const [figure, other] = [row.figure, fewer?.figure ?? null];
  if (figure === null || other === null) return { ...row, target: 0 };
  const times = `${(figure / other).toFixed(1)} times the ${other.toFixed(1)} ms of fewer`;
  return { ...row, target: 0, note: [times, row.note].filter(Boolean).join('; ') };
}

/** Facets are computed for each listing: what one costs has a limit, whatever fewer products cost. */
function withFacets({ ratio, note, ...row }: Row): Row {
  const told = withoutLimit(row);
  if (!row.what.startsWith('listing')) return { ...told, ...(ratio !== undefined && { ratio }), ...(note && { note }) };
  const times = ratio == null ? undefined : `${ratio.toFixed(2)} times`;
  return { ...told, limit: { atMost: LISTING_MS_AT_MOST }, note: [times, note].filter(Boolean).join(' ') };
}

function withoutLimit({ limit: _, ...row }: Row): Row {
  return { ...row, target: 0 };
}
