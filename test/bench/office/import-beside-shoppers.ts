// Target 9: a product file of ten thousand rows, handed in and imported as by the office's page, beside fifty shoppers who
// look at a page and then at the next: what it costs them, and by how much the shop's process grows. Then how long an
// import of four thousand rows takes, and taking it back.
import { setTimeout as sleep } from 'node:timers/promises';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import type { Db } from '#server/database/connect.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { ImportState } from '#src/catalogue/import-states.ts';
import { importUploadUrl, type UploadAnswer } from '#src/catalogue/office/imports/import-upload.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { median, type Row } from '../bench-row.ts';
import { type BenchShop, serveShop } from '../bench-shop.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import { beside, LOOK_MS, ownMemory, SHOPPERS, type Watched } from './shoppers-beside.ts';

const ROWS = 10_000;
const UNDONE_ROWS = 4_000;
const QUICK_ROWS = 500;
const AT_LEAST = 0.9;
const GROWS_AT_MOST_MB = 60;

/** `grewMb`: by how much the process was larger than before the import, at most. */
type Turn = { alone: Watched; importing: Watched; seconds: number; grewMb: number };
type Office = { db: Db; server: PinnedProcess; cookie: string };

export async function measureImports(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const rows = process.env.QUICK ? QUICK_ROWS : ROWS;
  const { db, close } = await connectDatabase({ url: shop.databaseUrl, dataDirectory: '', deadlines: null });
  // The shop runs as usual: its worker may use the other core, which the load uses, too.
  const server = await serveShop(shop.env, { cores: '0,1' });
  try {
    const office = { db, server, cookie: (await signedInStaff(db, 'owner')).cookie };
    await beside(server, () => sleep(3 * LOOK_MS));
    const atFirst = ownMemory(server);
    const turns: Turn[] = [];
    for (let turn = 0; turn < repetitions; turn++) {
      const before = ownMemory(server);
      let most = before;
      const memory = setInterval(() => (most = Math.max(most, ownMemory(server))), 200);
      const startedAt = performance.now();
      const importing = await beside(server, () => importFile(office, fileOf(rows, `turn-${turn}-${Date.now()}`)));
      const seconds = (performance.now() - startedAt) / 1_000;
      clearInterval(memory);
      const alone = await beside(server, () => sleep(seconds * 1_000));
      turns.push({ importing, seconds, alone, grewMb: most - before });
    }
    const keptMb = ownMemory(server) - atFirst;
    const least = process.env.QUICK ? QUICK_ROWS : UNDONE_ROWS;
    const id = await importFile(office, fileOf(least, `undone-${Date.now()}`));
    const undoneAt = performance.now();
    await moved(office, id, 'undo', 'undone');
    const undoS = (performance.now() - undoneAt) / 1_000;
    return [
      costRow(turns, rows),
      growthRow(turns, { rows, keptMb }),
      { target: 9, what: `import of ${least.toLocaleString('en')} rows taken back`, figure: undoS, unit: 's' },
    ];
  } finally {
    await server.stop();
    await close();
  }
}

function costRow(turns: readonly Turn[], rows: number): Row {
  const of = (kind: 'alone' | 'importing', figure: keyof Watched) => median(turns.map((turn) => turn[kind][figure]));
  return {
    target: 9,
    what: `pages a second of ${SHOPPERS} shoppers while ${rows.toLocaleString('en')} rows are imported / meanwhile not`,
    figure: of('importing', 'rate'),
    unit: '/s',
    ratio: median(turns.map(({ alone, importing }) => importing.rate / alone.rate)),
    limit: { atLeast: AT_LEAST },
    note: `95th percentile ${of('importing', 'p95').toFixed(0)} / ${of('alone', 'p95').toFixed(0)} ms; an import took ${median(turns.map(({ seconds }) => seconds)).toFixed(1)} s`,
  };
}

/** The largest of the turns. What is kept after all of them is the listing of so many more products. */
function growthRow(turns: readonly Turn[], { rows, keptMb }: { rows: number; keptMb: number }): Row {
  return {
    target: 9,
    what: `the shop’s process grows while ${rows.toLocaleString('en')} rows are imported`,
    figure: Math.max(...turns.map(({ grewMb }) => grewMb)),
    unit: 'MB',
    limit: { atMost: GROWS_AT_MOST_MB },
    note: `${turns.map(({ grewMb }) => grewMb.toFixed(0)).join(', ')}; ${keptMb.toFixed(0)} MB kept with ${(turns.length * rows).toLocaleString('en')} more products`,
  };
}

function fileOf(rows: number, name: string): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const handle = `${name}-${row}`;
    return `${handle},Mug ${name} ${row},"<p>A mug, number ${row}.</p>",active,M-${handle},${20 + (row % 80)}.00,${row % 50}`;
  });
  return `URL handle,Title,Description,Status,SKU,Price,Inventory quantity\n${lines.join('\n')}\n`;
}

/** Its id, once it is on sale and its search documents are written. */
async function importFile(office: Office, text: string): Promise<number> {
  const { port } = office.server;
  const body = Buffer.from(text);
  const file = { name: 'goods.csv', size: body.length, lastModified: Date.now() };
  const answer = await fetch(`http://127.0.0.1:${port}${importUploadUrl(file)}`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/octet-stream', cookie: office.cookie, origin: `http://localhost:${port}` },
  });
  const { id } = (await answer.json()) as UploadAnswer;
  if (id === null) throw new Error(`the file was not taken: ${answer.status}`);
  await becomes(office.db, id, 'checked');
  await moved(office, id, 'start', 'done');
  return id;
}

async function moved({ db }: Office, id: number, deed: 'start' | 'undo', to: ImportState): Promise<void> {
  const taken = await takeOver({ db, now: () => new Date() }, id, deed);
  if (!taken.ok) throw new Error(`import ${id}: ${taken.error.kind}`);
  await becomes(db, id, to);
}

async function becomes(db: Db, id: number, wanted: ImportState): Promise<void> {
  for (;;) {
    const { state } = await db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    if (state === wanted) return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`import ${id} is ${state}`);
    await sleep(100);
  }
}
