// Three `kasa serve` on one PostgreSQL with a replica, HAProxy before both, and shoppers who count what they are answered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { until } from '../../fixtures/until.ts';
import { root } from '../../source-imports.ts';

export type ShopProcess = {
  port: number;
  sandboxOrigin: string;
  child: ChildProcess;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
};

const GRACE_S = 2;

/** `publicUrl`: its own when left out. */
export async function aShopProcess(databaseUrl: string, publicUrl?: string): Promise<ShopProcess> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kasa-machine-'));
  const env = {
    ...process.env,
    ...{
      DATABASE_URL: databaseUrl,
      KASA_DATA: dataDirectory,
      PUBLIC_URL: publicUrl ?? `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'fatal',
    },
    ...{ PORT: String(port), SANDBOX_PORT: String(sandboxPort), TRUST_PROXY: '1', PICTURES_AHEAD: 'off' },
    ...{ STOP_GRACE: String(GRACE_S), KASA_SECRET: 'the same secret of every machine here' },
  };
  const shop: ShopProcess = {
    port,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    child: null as never,
    async start() {
      shop.child = spawn(process.execPath, [join(root, 'bin/kasa.js'), 'serve', '--json'], { env, stdio: 'ignore' });
      await until(async () => {
        const { exitCode, signalCode } = shop.child;
        if (exitCode !== null || signalCode)
          throw new Error(`The shop on ${port} ended with ${exitCode ?? signalCode}`);
        return (await ask(port, '/readyz')).status === 200;
      }, `the shop on ${port} is ready`);
    },
    async end(signal) {
      if (shop.child.exitCode !== null || shop.child.signalCode !== null) return;
      const ended = once(shop.child, 'exit');
      shop.child.kill(signal);
      await ended;
    },
    remove: () => rm(dataDirectory, { recursive: true, force: true }),
  };
  return shop;
}

type Answered = { status: number; ms: number };
const agent = new Agent({ keepAlive: true });

/** Status 0: nothing was answered. */
function ask(
  port: number,
  path: string,
  { headers = {}, body }: { headers?: object; body?: string } = {},
): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...headers } }, (response) => {
      response
        .on('error', () => end(0))
        .on('end', () => end(response.statusCode ?? 0))
        .resume();
    });
    sent.on('error', () => end(0)).end(body);
  });
}

export type Tally = {
  pages: Map<number, number>;
  carts: Map<number, number>;
  slowestMs: number;
  /** When somebody last could not fill a cart, and how many carts were answered with 200. */
  lastRefusedAt: number;
  filled: number;
};

const RATE_PAUSE_MS = 40;

/** Four shoppers until `isOver`: pages that are cached, pages that are not, and carts. Some fifty requests a second. */
export function startShoppers(port: number, variantId: string) {
  let isOver = false;
  let tally = emptyTally();
  let number = 0;
  const count = (counts: Map<number, number>, { status, ms }: Answered) => {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    tally.slowestMs = Math.max(tally.slowestMs, ms);
  };
  const visit = async () => {
    while (!isOver) {
      number += 1;
      count(tally.pages, await ask(port, '/pl/p/zolw'));
      const address = `2001:db8:${(number >> 12).toString(16)}:${(number & 4095).toString(16)}::1`;
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        origin: `http://127.0.0.1:${port}`,
      };
      const body = JSON.stringify({ locale: 'pl', variantId, quantity: 1 });
      const cart = await ask(port, mutationUrl('CartAddLine'), { headers, body });
      count(tally.carts, cart);
      if (cart.status === 200) tally.filled += 1;
      else tally.lastRefusedAt = performance.now();
      await sleep(RATE_PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, visit));
  return {
    /** What was counted since the last time. */
    take(what: string): Tally {
      const taken = tally;
      tally = emptyTally();
      console.log(
        `# ${what}: pages ${format(taken.pages)}; carts ${format(taken.carts)}; slowest ${Math.round(taken.slowestMs)} ms`,
      );
      return taken;
    },
    async stop() {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}

const emptyTally = (): Tally => ({ pages: new Map(), carts: new Map(), slowestMs: 0, lastRefusedAt: 0, filled: 0 });
const format = (counts: Map<number, number>) =>
  [...counts].map(([status, times]) => `${times} of ${status || 'no answer'}`).join(', ') || 'none';

export function refusedOf({ pages, carts }: Tally): number {
  const bad = (counts: Map<number, number>) =>
    [...counts].reduce((sum, [status, times]) => sum + (status === 200 ? 0 : times), 0);
  return bad(pages) + bad(carts);
}
