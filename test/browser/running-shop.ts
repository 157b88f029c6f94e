// The built shop as its operator starts it: `kasa seed` and `kasa serve` as processes, on free ports, in a data folder
// of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-imports.ts';

export type RunningShop = {
  origin: string;
  dataDirectory: string;
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;

export async function startRunningShop(environment: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kasa-browser-'));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    KASA_DATA: dataDirectory,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: 'error',
    ...environment,
  };
  const kasa = (...args: string[]) =>
    spawn(process.execPath, ['bin/kasa.js', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });

  const [seedCode] = await once(kasa('seed'), 'exit');
  if (seedCode !== 0) throw new Error(`kasa seed ended with ${seedCode}`);
  const server = kasa('serve');
  const origin = `http://localhost:${port}`;
  await untilReady(`${origin}/readyz`);
  return {
    origin,
    dataDirectory,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataDirectory, { recursive: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${START_TIMEOUT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
