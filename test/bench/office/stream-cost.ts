// What open screens of the office cost shoppers: a cached page's rate with twenty streams that are told something all the
// time, against none; and what a process weighs with as many streams as it takes.
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
import { type LoadOptions, measureInTurns } from '../put-load.ts';
import type { OfficeBench } from './office-bench.ts';

const STREAMS = 20;
const CHANGE_EVERY_MS = 500;
/** A ratio of two equal servers is as far from 1 as this. */
const AT_LEAST = 0.95;
const SETTLED_AFTER_MS = 1_000;

export async function measureStreams({ env, database: { db } }: OfficeBench, load: LoadOptions): Promise<Row[]> {
  const watched = await serveShop(env);
  const alone = await serveShop(env);
  const changes = setInterval(() => void change(db), CHANGE_EVERY_MS);
  try {
    const streams = await openStreams(watched, db, STREAMS);
    const figures = await measureInTurns(
      Object.entries(benchPages).flatMap(([page, path]) => [
        { name: page, server: watched, path },
        { name: `${page} alone`, server: alone, path },
      ]),
      load,
    );
    const rows = Object.keys(benchPages).map((page) =>
      compareRates(9, `cached ${page} with ${STREAMS} open streams`, figures.get(page), figures.get(`${page} alone`), {
        than: 'none',
        atLeast: AT_LEAST,
      }),
    );
    await sleep(SETTLED_AFTER_MS);
    const before = watched.residentMemory();
    streams.push(...(await openStreams(watched, db, MOST_STREAMS - STREAMS)));
    await sleep(SETTLED_AFTER_MS);
    const after = watched.residentMemory();
    for (const stream of streams) stream.destroy();
    return [
      ...rows,
      {
        target: 9,
        what: `resident memory with ${MOST_STREAMS} open streams`,
        figure: after,
        unit: 'MB',
        note: `${before.toFixed(0)} MB with ${STREAMS}, after the same load`,
      },
    ];
  } finally {
    clearInterval(changes);
    await Promise.all([watched.stop(), alone.stop()]);
  }
}

function change(db: Db): Promise<unknown> {
  return sql`select note_office_changes('order', array['1001'])`.execute(db).catch(() => undefined);
}

/** Each of a browser of its own. */
function openStreams({ port }: PinnedProcess, db: Db, count: number): Promise<IncomingMessage[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { cookie } = await signedInStaff(db, 'packer');
      return new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: livePath, headers: { cookie }, agent: false }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`a stream is refused: ${answer.statusCode}`));
          resolve(answer.on('error', () => undefined).resume());
        }).on('error', reject);
      });
    }),
  );
}
