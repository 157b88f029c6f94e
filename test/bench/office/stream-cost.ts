// What open screens of the office cost shoppers: a cached page's rate with twenty streams that are told something all the
// time, against none, in one process by turns: two processes with the same code differ by a tenth, by how their memory
// happens to lie. And what a process weighs with as many streams as it takes.
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { MOST_STREAMS } from '#server/live/live-streams.ts';
import { livePath } from '#src/live/live-messages.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import type { Row } from '../bench-row.ts';
import { benchPages, serveShop } from '../bench-shop.ts';
import { compareRates } from '../compare-rates.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import { type LoadFigures, type LoadOptions, runLoad } from '../put-load.ts';
import type { OfficeBench } from './office-bench.ts';

const STREAMS = 20;
const CHANGE_EVERY_MS = 500;
const AT_LEAST = 0.95;
const SETTLED_AFTER_MS = 1_000;

export async function measureStreams({ env, database: { db } }: OfficeBench, load: LoadOptions): Promise<Row[]> {
  const server = await serveShop(env);
  const changes = setInterval(() => void change(db), CHANGE_EVERY_MS);
  try {
    const cookies = await signIn(db, MOST_STREAMS);
    const rows: Row[] = [];
    for (const [page, path] of Object.entries(benchPages)) {
      const { watched, alone } = await measureByTurns({ server, path, cookies: cookies.slice(0, STREAMS) }, load);
      const name = `cached ${page} with ${STREAMS} open streams`;
      rows.push(compareRates(9, name, watched, alone, { than: 'none', atLeast: AT_LEAST }));
    }
    const before = server.residentMemory();
    const streams = await openStreams(server, cookies);
    await sleep(SETTLED_AFTER_MS);
    const after = server.residentMemory();
    closeStreams(streams);
    return [
      ...rows,
      {
        target: 9,
        what: `resident memory with ${MOST_STREAMS} open streams`,
        figure: after,
        unit: 'MB',
        note: `${before.toFixed(0)} MB without, after the same load`,
      },
    ];
  } finally {
    clearInterval(changes);
    await server.stop();
  }
}

type Turns = { server: PinnedProcess; path: string; cookies: string[] };

async function measureByTurns({ server, path, cookies }: Turns, { repetitions, seconds }: LoadOptions) {
  const figures = { watched: noFigures(), alone: noFigures() };
  const contestant = { name: path, server, path };
  await runLoad(contestant, seconds);
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const order = ['watched', 'alone'] as const;
    for (const kind of repetition % 2 === 0 ? order : order.toReversed()) {
      const streams = kind === 'watched' ? await openStreams(server, cookies) : [];
      await sleep(SETTLED_AFTER_MS);
      const before = server.processorSeconds();
      const { rate, requests } = await runLoad(contestant, seconds);
      figures[kind].rates.push(rate);
      figures[kind].processorUs.push(((server.processorSeconds() - before) / requests) * 1e6);
      closeStreams(streams);
    }
  }
  return figures;
}

const noFigures = (): LoadFigures => ({ rates: [], processorUs: [] });

function change(db: Db): Promise<unknown> {
  return sql`select note_office_changes('order', array['1001'])`.execute(db).catch(() => undefined);
}

/** Each stream is of a browser of its own. */
function signIn(db: Db, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => (await signedInStaff(db, 'packer')).cookie));
}

function openStreams({ port }: PinnedProcess, cookies: string[]): Promise<IncomingMessage[]> {
  return Promise.all(
    cookies.map(
      (cookie) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          get({ host: '127.0.0.1', port, path: livePath, headers: { cookie }, agent: false }, (answer) => {
            if (answer.statusCode !== 200) reject(new Error(`a stream is refused: ${answer.statusCode}`));
            resolve(answer.on('error', () => undefined).resume());
          }).on('error', reject);
        }),
    ),
  );
}

function closeStreams(streams: IncomingMessage[]): void {
  for (const stream of streams) stream.destroy();
}
