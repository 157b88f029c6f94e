// Target 7: how long a developer waits for a build and an operator for a start, and what a serving process weighs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../source-imports.ts';
import { failedRow, median, type Row } from '../bench-row.ts';
import { type BenchShop, benchEnvironment, benchPages, runKasa, serveShop } from '../bench-shop.ts';
import { type LoadOptions, runLoad } from '../put-load.ts';
import { measureDeveloping } from './developing.ts';

const BUILD_AT_MOST_S = 3;
const START_AT_MOST_S = 1;
const MEMORY_AT_MOST_MB = 200;

export async function measureBuildAndStart(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  return [
    await measureColdBuild(load),
    ...(await measureDeveloping(shop, load).catch((error) => [failedRow(7, 'while developing', error)])),
    await measureStart('PostgreSQL', shop.env, START_AT_MOST_S, load),
    await measureEmbeddedStart(load),
    await measureMemory(shop, load),
  ];
}

/** The whole command, from nothing: what is in `dist/` would be taken over where it has not changed. */
async function measureColdBuild({ repetitions }: LoadOptions): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < repetitions; turn++) {
    await rm(join(root, 'dist'), { recursive: true, force: true });
    const startedAt = performance.now();
    await runKasa(['build'], benchEnvironment({}));
    times.push((performance.now() - startedAt) / 1000);
  }
  return {
    target: 7,
    what: 'cold production build, from the command to its end',
    figure: median(times),
    unit: 's',
    limit: { atMost: BUILD_AT_MOST_S },
  };
}

async function measureStart(
  database: string,
  env: NodeJS.ProcessEnv,
  atMost: number,
  { repetitions }: LoadOptions,
): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < repetitions; turn++) {
    const server = await serveShop(env);
    times.push(server.startedInMs / 1000);
    await server.stop();
  }
  return {
    target: 7,
    what: `kasa serve on ${database}, from the command to the first listing`,
    figure: median(times),
    unit: 's',
    limit: { atMost },
  };
}

async function measureEmbeddedStart(load: LoadOptions): Promise<Row> {
  const data = await mkdtemp(join(tmpdir(), 'kasa-bench-'));
  try {
    const env = benchEnvironment({ KASA_DATA: data });
    await runKasa(['seed'], env);
    return await measureStart('an existing embedded database', env, START_AT_MOST_S, load);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** After load, with the pages of all products cached: those that the first part of the sitemap names. */
async function measureMemory(shop: BenchShop, { repetitions, seconds }: LoadOptions): Promise<Row> {
  const server = await shop.serve();
  try {
    const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
    const [, part = ''] = /<loc>https?:\/\/[^/]+(\/sitemap-products-[^<]*)/.exec(await textOf('/sitemap.xml')) ?? [];
    const sitemap = await textOf(part);
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    for (const path of paths.slice(0, 1_000)) {
      await (await fetch(`http://127.0.0.1:${server.port}${path}`)).arrayBuffer();
    }
    for (const [name, path] of Object.entries(benchPages)) {
      await runLoad({ name, server, path }, repetitions * seconds);
    }
    return {
      target: 7,
      what: 'resident memory serving from PostgreSQL, after load',
      figure: server.residentMemory(),
      unit: 'MB',
      limit: { atMost: MEMORY_AT_MOST_MB },
      note: `${paths.length} addresses of the sitemap visited before`,
    };
  } finally {
    await server.stop();
  }
}
