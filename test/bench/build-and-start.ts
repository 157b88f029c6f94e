// Target 7: how long a developer waits for a build and an operator for a start, and what a serving process weighs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../source-imports.ts';
import { median, type Row } from './bench-row.ts';
import { type BenchShop, benchEnvironment, benchPages, runKasa, serveShop, takePort } from './bench-shop.ts';
import { type LoadOptions, runLoad } from './put-load.ts';

const BUILD_AT_MOST_S = 3;
const REBUILD_AT_MOST_MS = 150;
const START_AT_MOST_S = 1;
const MEMORY_AT_MOST_MB = 200;
const REBUILD_TIMEOUT_MS = 30_000;
const WATCHING_AFTER_MS = 1_000;

export async function measureBuildAndStart(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  return [
    await measureColdBuild(load),
    await measureRebuild(load),
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

/** `kasa build --watch` on a copy of the sources, in which a component is changed. */
async function measureRebuild({ repetitions }: LoadOptions): Promise<Row> {
  const copy = join(root, '.kasa/bench/sources');
  const data = await mkdtemp(join(tmpdir(), 'kasa-bench-'));
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of ['bin', 'build', 'client', 'server', 'src', 'package.json', 'tsconfig.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  const env = benchEnvironment({ KASA_DATA: data, PORT: String(takePort()) });
  await runKasa(['migrate'], env);
  const watcher = spawn(process.execPath, ['bin/kasa.js', 'build', '--watch'], { cwd: copy, env });
  let output = '';
  for (const stream of [watcher.stdout, watcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  try {
    const builds = () => [...output.matchAll(/browser: (\d+) ms[\s\S]*?server: (\d+) ms/g)];
    const untilBuilt = async (count: number) => {
      const deadline = Date.now() + REBUILD_TIMEOUT_MS;
      while (builds().length < count) {
        if (Date.now() > deadline || watcher.exitCode !== null) throw new Error(`no rebuild: ${output}`);
        await sleep(5);
      }
    };
    const changed = join(copy, 'src/catalogue/product-card.tsx');
    const text = await readFile(changed, 'utf8');
    await untilBuilt(1);
    // It begins to watch after it has served.
    await sleep(WATCHING_AFTER_MS);
    const waits: number[] = [];
    // The first rebuild warms up what all later ones of a working day share.
    for (let turn = 0; turn <= repetitions; turn++) {
      const startedAt = performance.now();
      await writeFile(
        changed,
        text.replace('return (', `const turn = ${turn};\n  if (turn < 0) return null;\n  return (`),
      );
      await untilBuilt(turn + 2);
      waits.push(performance.now() - startedAt);
    }
    const measured = builds().slice(2);
    const restartMs = median(measured.map(([, , started]) => Number(started)));
    return {
      target: 7,
      what: 'while developing, a changed component on its way to the page',
      figure: median(measured.map(([, built]) => Number(built))),
      unit: 'ms',
      limit: { atMost: REBUILD_AT_MOST_MS },
      note: `its server took ${restartMs} ms; ${median(waits.slice(1)).toFixed(0)} ms from saving on until both are there`,
    };
  } finally {
    watcher.kill('SIGTERM');
    if (watcher.exitCode === null) await once(watcher, 'exit');
    await rm(copy, { recursive: true, force: true });
    await rm(data, { recursive: true, force: true });
  }
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
