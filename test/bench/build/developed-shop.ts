// `kasa build --watch`, which `make dev` runs, on a copy of the sources that may be changed, with the bench's database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../source-imports.ts';
import { type BenchShop, benchPages, takePort } from '../bench-shop.ts';

export type DevelopedShop = AsyncDisposable & {
  origin: string;
  /** Writes a source, or several at once, with one of its texts replaced; what earlier turns put there is gone. */
  edit(...edits: readonly SourceEdit[]): Promise<void>;
  /** A page's markup. */
  read(path: string): Promise<string>;
};

export type SourceEdit = { path: string; find: string; put: string };

// Below the repository, in whose folder the packages are found.
const copy = join(root, '.kasa/bench/sources');
const copied = ['bin', 'build', 'client', 'server', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
const READY_WITHIN_MS = 240_000;

export async function openDevelopedShop(shop: BenchShop): Promise<DevelopedShop> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of copied) await cp(join(root, name), join(copy, name), { recursive: true });
  const port = takePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...shop.env, NODE_ENV: 'development', PORT: String(port) };
  const watcher = spawn(process.execPath, ['bin/kasa.js', 'build', '--watch'], { cwd: copy, env });
  const kill = () => watcher.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [watcher.stdout, watcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const stop = async () => {
    process.off('exit', kill);
    watcher.kill('SIGTERM');
    if (watcher.exitCode === null && watcher.signalCode === null) await once(watcher, 'exit');
    await rm(copy, { recursive: true, force: true });
  };
  const read = async (path: string) => (await fetch(origin + path)).text();
  const original = new Map<string, string>();
  const textOf = async (path: string) => original.get(path) ?? (await readFile(join(copy, path), 'utf8'));
  try {
    await untilReady(origin, () => watcher.exitCode === null || output);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    read,
    async edit(...edits) {
      const sources = await Promise.all(edits.map(({ path }) => textOf(path)));
      edits.forEach(({ path, find }, index) => {
        if (!sources[index]?.includes(find)) throw new Error(`${path} does not say ${find} any more.`);
        original.set(path, sources[index] ?? '');
      });
      await Promise.all(
        edits.map(({ path, find, put }, index) =>
          writeFile(join(copy, path), (sources[index] ?? '').replace(find, put)),
        ),
      );
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** It answers, and the first check of all types, which takes a core for half a minute, is over. */
async function untilReady(origin: string, isRunning: () => true | string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  const checked = join(copy, 'node_modules/.cache/kasa-dev/types.json');
  for (;;) {
    const answer = await fetch(origin + benchPages.product).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok && (await readFile(checked).catch(() => null))) return;
    const running = isRunning();
    if (running !== true || Date.now() > deadline) throw new Error(`kasa build --watch is not ready: ${running}`);
    await sleep(100);
  }
}
