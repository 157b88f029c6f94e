// Target 2: what a page costs that is not cached, against nothing but `renderToString` of its tree on the same core; and
// what its data costs, against its rendering.
import { root } from '../../source-imports.ts';
import { median, medianRatio, type Row } from '../bench-row.ts';
import { type BenchShop, benchPages, takePort } from '../bench-shop.ts';
import { type PinnedProcess, startPinned } from '../pinned-process.ts';
import { type LoadOptions, runLoad } from '../put-load.ts';
import type { Memory } from './bench-memory.ts';
import { buildUncachedShop, uncachedServer } from './uncached-build.ts';
import type { Loop } from './uncached-shop.tsx';

const RENDER_AT_LEAST = 0.6;
const STATEMENTS_AT_MOST = 3;

/** Helps whoever asks where the time goes: `PROFILE=1 make bench ONLY=uncached`, then open it in Chromium's tools. */
const profileFlags = process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir=.kasa/bench/profiles'] : [];

export type UncachedShop = { server: PinnedProcess; ask: Ask; setMemory(kind: Memory): Promise<void> };
type Ask = <Answer>(path: string, query: Record<string, string>) => Promise<Answer>;
export type LoopTime = { us: number; processorUs: number; turns: number };

export async function measureUncachedPage(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const uncached = await startUncachedShop(shop);
  try {
    const rows: Row[] = [];
    for (const [page, href] of Object.entries(benchPages))
      rows.push(...(await measurePage(shop, uncached, { page, href }, load)));
    return rows;
  } finally {
    await uncached.server.stop();
  }
}

export async function startUncachedShop({ env }: Pick<BenchShop, 'env'>): Promise<UncachedShop> {
  await buildUncachedShop();
  const [port, controlPort] = [takePort(), takePort()];
  const server = await startPinned({
    command: [process.execPath, ...profileFlags, uncachedServer],
    cwd: root,
    env: { ...env, PORT: String(port), BENCH_CONTROL_PORT: String(controlPort) },
    port,
    readyPath: '/pl',
  });
  const ask: Ask = async (path, query) => {
    const answer = await fetch(`http://127.0.0.1:${controlPort}${path}?${new URLSearchParams(query)}`);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  return { server, ask, setMemory: (kind) => ask('/memory', { kind }) };
}

async function measurePage(
  { databaseSeconds }: Pick<BenchShop, 'databaseSeconds'>,
  { server, ask, setMemory }: UncachedShop,
  { page, href }: { page: string; href: string },
  { repetitions, seconds }: LoadOptions,
): Promise<Row[]> {
  const loop = async (kind: Loop) => {
    const before = databaseSeconds();
    const time = await ask<LoopTime>('/loop', { loop: kind, href, ms: String(seconds * 1000) });
    return { ...time, databaseUs: ((databaseSeconds() - before) / time.turns) * 1e6 };
  };
  const times: Record<string, number[]> = {};
  const note = (name: string, value: number) => {
    times[name] = [...(times[name] ?? []), value];
  };
  const pagesPerSecond = async () => {
    const before = server.processorSeconds();
    const { rate, requests } = await runLoad({ name: `uncached ${page}`, server, path: href }, seconds);
    return { rate, processorUs: ((server.processorSeconds() - before) / requests) * 1e6 };
  };
  await setMemory('operations');
  await loop('render');
  await pagesPerSecond();
  for (let repetition = 0; repetition < repetitions; repetition++) {
    await setMemory('operations');
    const [render, page] = [await loop('render'), await pagesPerSecond()];
    note('render', 1e6 / render.us);
    note('renderUs', render.us);
    note('renderProcessorUs', render.processorUs);
    note('page', page.rate);
    note('pageProcessorUs', page.processorUs);
    await setMemory('rows');
    note('rows', (await pagesPerSecond()).rate);
    note('graphqlUs', (await loop('load')).us);
    for (const memory of ['products', 'nothing'] as const) {
      await setMemory(memory);
      note(`${memory} whole`, (await pagesPerSecond()).rate);
      const load = await loop('load');
      note(`${memory} loadUs`, load.us);
      note(`${memory} processorUs`, load.processorUs);
      note(`${memory} databaseUs`, load.databaseUs);
    }
    await setMemory('products');
    const reload = await loop('reload');
    note('reloadUs', reload.us);
    note('reloadProcessorUs', reload.processorUs);
  }
  const of = (name: string) => times[name] ?? [];
  const us = (name: string) => `${median(of(name)).toFixed(0)} us`;
  const byProcessor = medianRatio(of('renderProcessorUs'), of('pageProcessorUs')).toFixed(2);
  const countStatements = (loop: Loop) => ask<{ statements: number; rounds: number }>('/statements', { loop, href });
  const rows: Row[] = [];
  for (const [memory, said] of [
    ['products', 'products cached'],
    ['nothing', 'products read again'],
  ] as const) {
    await setMemory(memory);
    const { statements, rounds } = await countStatements('load');
    rows.push(
      {
        target: 2,
        what: `uncached ${page}, ${said} / bare renderToString`,
        figure: median(of(`${memory} whole`)),
        unit: 'requests/s',
        ratio: medianRatio(of(`${memory} whole`), of('render')),
      },
      {
        target: 2,
        what: `statements of an uncached ${page}, ${said}`,
        figure: statements,
        unit: 'statements',
        limit: { atMost: STATEMENTS_AT_MOST },
        note: `one after another: ${rounds}`,
      },
      {
        target: 2,
        what: `GraphQL and database of a ${page}, ${said} / its rendering`,
        figure: median(of(`${memory} loadUs`)),
        unit: 'us',
        ratio: medianRatio(of(`${memory} loadUs`), of('renderUs')),
        limit: { atMost: 1 },
        note: `by processor time: shop ${us(`${memory} processorUs`)}, PostgreSQL ${us(`${memory} databaseUs`)}; rendering ${us('renderUs')}, GraphQL with its rows in memory ${us('graphqlUs')}`,
      },
    );
  }
  await setMemory('products');
  const changed = await countStatements('reload');
  return [
    {
      target: 2,
      what: `uncached ${page}, data in memory / bare renderToString`,
      figure: median(of('page')),
      unit: 'requests/s',
      ratio: medianRatio(of('page'), of('render')),
      limit: { atLeast: RENDER_AT_LEAST },
      note: `by processor time ${byProcessor}: ${us('pageProcessorUs')} against ${us('renderProcessorUs')}`,
    },
    {
      target: 2,
      what: `uncached ${page}, rows in memory / bare renderToString`,
      figure: median(of('rows')),
      unit: 'requests/s',
      ratio: medianRatio(of('rows'), of('render')),
    },
    ...rows,
    {
      target: 2,
      what: `GraphQL and database of a ${page}, one price changed / its rendering`,
      figure: median(of('reloadUs')),
      unit: 'us',
      ratio: medianRatio(of('reloadUs'), of('renderUs')),
      note: `${changed.statements} statements, one after another: ${changed.rounds}; the shop's processor time ${us('reloadProcessorUs')}`,
    },
  ];
}
