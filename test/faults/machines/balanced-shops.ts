// Three `kasa serve` on one PostgreSQL with a replica, HAProxy before both, and shoppers who count what they are answered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { until } from '../../fixtures/until.ts';
import { root } from '../../source-imports.ts';

export type ShopProcess = {
  port: number;
  sandboxOrigin: string;
  child: ChildProcess;
  /** `release`: the folder of another one than this tree. */
  start(release?: string): Promise<void>;
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
    async start(release = root) {
      shop.child = spawn(process.execPath, [join(release, 'bin/kasa.js'), 'serve', '--json'], { env, stdio: 'ignore' });
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

type Answered = { status: number; ms: number; body: string; cookie: string };
const agent = new Agent({ keepAlive: true });

/** Status 0: nothing was answered. */
function ask(
  port: number,
  path: string,
  { headers = {}, body }: { headers?: object; body?: string } = {},
): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let cookie = '';
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt, body: text, cookie });
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...headers } }, (response) => {
      cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      response
        .setEncoding('utf8')
        .on('error', () => end(0))
        .on('end', () => end(response.statusCode ?? 0))
        .on('data', (piece) => {
          text += piece;
        });
    });
    sent.on('error', () => end(0)).end(body);
  });
}

const asked = ['pages', 'searches', 'carts', 'orders'] as const;
type Asked = (typeof asked)[number];

/** How often each status was answered. */
export type Tally = Record<Asked, Map<number, number>> & {
  slowestMs: number;
  /** When somebody last could not fill a cart, and how many carts were answered with 200. */
  lastRefusedAt: number;
  filled: number;
};

/** The page of what nobody buys. */
export const READ_PAGE = '/pl/p/lis';
const RATE_PAUSE_MS = 40;
/** A price with the courier's 16.99 zł. */
const TOTAL = 14_599;
/** Instead of the 200 of an answer that says why there is no order. */
const NO_ORDER = 299;

/**
 * Four shoppers until `isOver`: a page, searches, carts, and the order button. Some fifty requests a
 * second.
 */
export function startShoppers(port: number, variantId: string) {
  let isOver = false;
  let tally = emptyTally();
  let number = 0;
  const count = (kind: Asked, { status, ms }: Pick<Answered, 'status' | 'ms'>) => {
    tally[kind].set(status, (tally[kind].get(status) ?? 0) + 1);
    tally.slowestMs = Math.max(tally.slowestMs, ms);
  };
  const visit = async () => {
    while (!isOver) {
      number += 1;
      count('pages', await ask(port, READ_PAGE));
      count('searches', await ask(port, `/pl/search?q=zolw+${number}`));
      const cart = await fillCart(port, variantId, number);
      count('carts', cart);
      if (cart.status === 200) tally.filled += 1;
      else tally.lastRefusedAt = performance.now();
      if (cart.status === 200) count('orders', await order(port, cart.headers));
      await sleep(RATE_PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, visit));
  return {
    /** What was counted since the last time. */
    take(what: string): Tally {
      const taken = tally;
      tally = emptyTally();
      const counts = asked.map((kind) => `${kind} ${format(taken[kind])}`).join('; ');
      console.log(`# ${what}: ${counts}; slowest ${Math.round(taken.slowestMs)} ms`);
      return taken;
    },
    async stop() {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}

async function fillCart(port: number, variantId: string, number: number) {
  // Limits are by address.
  const address = `2001:db8:${(number >> 12).toString(16)}:${(number & 4095).toString(16)}::1`;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    origin: `http://127.0.0.1:${port}`,
  };
  const body = JSON.stringify({ locale: 'pl', variantId, quantity: 1 });
  const answered = await ask(port, mutationUrl('CartAddLine'), { headers, body });
  return { ...answered, headers: { ...headers, cookie: answered.cookie } };
}

async function order(port: number, headers: object): Promise<Pick<Answered, 'status' | 'ms'>> {
  const input = { draft: aDraft, paymentMethod: 'card', expectedTotalMinor: TOTAL, expectedDueMinor: TOTAL };
  const body = JSON.stringify({ locale: 'pl', input });
  const { status, ms, body: said } = await ask(port, mutationUrl('CheckoutPlaceOrder'), { headers, body });
  return { status: status === 200 && !said.includes('"PlacedOrder"') ? NO_ORDER : status, ms };
}

const emptyTally = (): Tally => ({
  ...(Object.fromEntries(asked.map((kind) => [kind, new Map()])) as Record<Asked, Map<number, number>>),
  ...{ slowestMs: 0, lastRefusedAt: 0, filled: 0 },
});
const said: Readonly<Record<number, string>> = { 0: 'no answer', [NO_ORDER]: 'no order' };
const format = (counts: Map<number, number>) =>
  [...counts].map(([status, times]) => `${times} of ${said[status] ?? status}`).join(', ') || 'none';

export function refusedOf(tally: Tally): number {
  const answers = asked.flatMap((kind) => [...tally[kind]]);
  return answers.reduce((sum, [status, times]) => sum + (status === 200 ? 0 : times), 0);
}
