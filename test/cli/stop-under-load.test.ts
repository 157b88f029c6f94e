// `kasa serve` is told to stop while visitors are being served: everybody gets the whole answer, also those whose
// connection was kept and who ask again right after.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { type RunningShop, startRunningShop } from '../browser/running-shop.ts';
import { whole } from '../depths.ts';

type Answer = { status: number; isWhole: boolean; connection: string };
type Visit = Answer | { error: string };
type Visitor = { agent: Agent; visits: Visit[] };

const test = suite('stopping under load');

const VISITORS = 20;
/** Over when a test ends it, and not before all that it asks has been answered. */
const GRACE_S = 600;
const cachedPage = '/pl/c/plakaty';

/** Answers of cached pages, of pages for one visitor, and of the middleware: each goes its own way through the shop. */
const paths = [cachedPage, '/pl/cart', mutationUrl('CartAddLine')];

function visit(shop: RunningShop, path: string, agent: Agent): Promise<Visit> {
  const isMutation = path.startsWith('/api/');
  const headers = isMutation ? { 'content-type': 'application/json', origin: shop.origin } : {};
  return new Promise((resolve) => {
    const asked = request(shop.origin + path, { agent, headers, method: isMutation ? 'POST' : 'GET' }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          isWhole: isMutation ? body.endsWith('}') : body.endsWith('</html>'),
          connection: response.headers.connection ?? '',
        }),
      );
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
    asked.end(isMutation ? JSON.stringify({ locale: 'pl', variantId: 'none', quantity: 1 }) : undefined);
  });
}

/** One connection each, which is kept. */
const aVisitor = (): Visitor => ({ agent: new Agent({ keepAlive: true, maxSockets: 1 }), visits: [] });

const isServed = (each: Visit): each is Answer => 'status' in each && each.status === 200 && each.isWhole;

/** Ask without a pause until nobody listens any more; what came before the stop or in the grace must be served. */
async function askWhile(shop: RunningShop, visitor: Visitor, isGoingOn: () => boolean): Promise<void> {
  for (let i = 0; isGoingOn(); i++)
    visitor.visits.push(await visit(shop, paths[i % paths.length] ?? '', visitor.agent));
}

/** Whether any of the processes still takes visitors. */
async function isReady(shop: RunningShop): Promise<boolean> {
  const asked = Array.from({ length: 8 }, () =>
    fetch(`${shop.origin}/readyz`, { headers: { connection: 'close' } }).catch(() => null),
  );
  return (await Promise.all(asked)).some((answer) => answer?.ok);
}

for (const workers of ['1', '2']) {
  (workers === '1' ? test : whole(test))(
    `SIGTERM loses no request on kept-alive connections, be they busy or idle (WORKERS=${workers})`,
    async () => {
      const shop = await startRunningShop({ STOP_GRACE: String(GRACE_S), WORKERS: workers });
      const busy = Array.from({ length: VISITORS }, aVisitor);
      const idle = Array.from({ length: VISITORS }, aVisitor);
      // Sends as a balancer does: new requests go elsewhere once the shop says that it is not ready.
      let isBalancerSending = true;
      const load = busy.map((visitor) => askWhile(shop, visitor, () => isBalancerSending));
      await Promise.all(idle.map(async (visitor) => visitor.visits.push(await visit(shop, cachedPage, visitor.agent))));
      while (busy.some(({ visits }) => visits.length < 2 * paths.length)) await sleep(20);

      const stopped = shop.stop();
      while (await isReady(shop)) await sleep(10);
      const atSignal = busy.map(({ visits }) => visits.length);
      // Idle when the signal came, and used right after.
      const last = await Promise.all(
        idle.flatMap(({ agent }, i) => [
          visit(shop, paths[i % paths.length] ?? '', agent),
          visit(shop, cachedPage, agent),
        ]),
      );
      while (busy.some(({ visits }, i) => visits.length <= (atSignal[i] ?? 0))) await sleep(20);
      isBalancerSending = false;
      await Promise.all(load);
      shop.endGrace();
      await stopped;

      const all = busy.flatMap(({ visits }) => visits);
      assert.equal(
        [...all, ...last, ...idle.flatMap(({ visits }) => visits)].filter((each) => !isServed(each)),
        [],
      );
      assert.ok(busy.every(({ visits }, i) => visits.length > (atSignal[i] ?? 0)));
      assert.ok(last.every((each) => isServed(each) && each.connection === 'close'));
    },
  );
}

whole(test)(
  'told to stop while the last worker is starting, those that serve already go on for their grace',
  async () => {
    const shop = await startRunningShop({ STOP_GRACE: String(GRACE_S), WORKERS: '4' });
    const stopped = shop.stop();
    while (await isReady(shop)) await sleep(10);
    for (const toldAt = performance.now(); performance.now() - toldAt < 1_500; await sleep(100)) {
      const answer = await fetch(shop.origin + cachedPage, { headers: { connection: 'close' } });
      assert.is(answer.status, 200);
    }
    shop.endGrace();
    await stopped;
  },
);

whole(test)('without a grace everybody who was let in gets the whole answer', async () => {
  const shop = await startRunningShop();
  const visitors = Array.from({ length: VISITORS }, aVisitor);
  let isStopped = false;
  const load = visitors.map((visitor) => askWhile(shop, visitor, () => !isStopped));
  while (visitors.some(({ visits }) => visits.length < 2 * paths.length)) await sleep(20);
  await shop.stop();
  isStopped = true;
  await Promise.all(load);

  const visits = visitors.flatMap((visitor) => visitor.visits);
  // After the end nobody listens, and what still waited on a connection to be read is reset with it.
  const lost = visits.filter((each) => 'error' in each).map(({ error }) => error);
  assert.equal(
    lost.filter((error) => error !== 'ECONNREFUSED' && error !== 'ECONNRESET'),
    [],
  );
  assert.ok(lost.filter((error) => error === 'ECONNRESET').length <= VISITORS);
  assert.equal(
    visits.filter((each) => 'status' in each && !isServed(each)),
    [],
  );
});

test.run();
