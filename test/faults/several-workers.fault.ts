// `WORKERS=3`: several processes on one socket and one PostgreSQL, in which visitors must not notice which one answers.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import * as assert from 'uvu/assert';
import { MUTATIONS_A_MINUTE } from '#server/http/request-limits.ts';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { wholeSuite } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { until } from '../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aBuyer, placed } from './http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';

type Context = { template: ShopOnTemplate; shop: KillableShop; variantId: string };

const test = wholeSuite<Context>('several workers');

const WORKERS = 3;
const METRICS_TOKEN = 'a-token-that-scrapers-send';
/** A price with the courier's 16.99 zł. */
const TOTAL = 14_599;

test.before(async (context) => {
  context.template = await createShopTemplate();
  context.shop = await context.template.open();
  context.variantId = await aProduct(context.shop.db, { handle: 'zolw', title: 'Żółw' });
  await context.shop.start(undefined, { WORKERS: String(WORKERS), METRICS_TOKEN });
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.db));
test.after(async ({ shop, template }) => {
  await shop.close();
  await template.close();
});

type Answer = { status: number; body: string };

/** A connection each, so that any worker may be the one that answers. */
const agent = new Agent({ keepAlive: false });

function ask(shop: KillableShop, path: string, options: { headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const method = options.body === undefined ? 'GET' : 'POST';
    const sent = request(shop.origin + path, { agent, method, headers: options.headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end(options.body);
  });
}

function askOften(shop: KillableShop, path: string, headers?: Record<string, string>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 30 }, () => ask(shop, path, { headers })));
}

function workersOf({ processId }: KillableShop): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim();
  return children.split(' ').filter(Boolean).map(Number);
}

/** What is cached is rendered anew when it is a minute old: before that only a notice can have told of a change. */
function assertTold(cachedAt: number): void {
  const ms = Math.round(performance.now() - cachedAt);
  assert.ok(ms < 60_000, `after ${ms} ms it may have been its age`);
}

test.always('a new price comes to the page of every worker', async ({ shop, variantId }) => {
  const cachedAt = performance.now();
  await askOften(shop, '/pl/p/zolw');
  await shop.db
    .updateTable('prices')
    .set({ amount_minor: 77_700 })
    .where('variant_id', '=', variantId)
    .where('currency', '=', 'PLN')
    .execute();
  await until(async () => (await askOften(shop, '/pl/p/zolw')).every(({ body }) => body.includes('777,00')));
  assertTold(cachedAt);
  await shop.db.updateTable('prices').set({ amount_minor: 12_900 }).where('variant_id', '=', variantId).execute();
});

test('a cart is the same in every worker, and its number on every page', async ({ shop, variantId }) => {
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 3 });
  const badges = async () => {
    const pages = await askOften(shop, '/pl', { cookie: buyer.cookie() });
    return [...new Set(pages.map(({ body }) => /data-count="(.*?)"/.exec(body)?.[1]))];
  };
  const cachedAt = performance.now();
  await until(async () => String(await badges()) === '3');
  await buyer.setQuantity(variantId, 5);
  await until(async () => String(await badges()) === '5');
  assertTold(cachedAt);
});

test('an address has its limit once, not once in each worker', async ({ shop }) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', origin: shop.origin };
  const url = mutationUrl('CartAddLine');
  const body = JSON.stringify({ locale: 'pl', variantId: 'none', quantity: 1 });
  const answers: Answer[] = [await ask(shop, url, { headers, body })];
  // Its minute does not end before a slow machine has asked.
  const inAnHour = new Date(Date.now() + 60 * 60_000);
  await shop.db.updateTable('rate_limits').set({ ends_at: inAnHour }).execute();
  while (answers.length < MUTATIONS_A_MINUTE + 30) {
    answers.push(...(await Promise.all(Array.from({ length: 30 }, () => ask(shop, url, { headers, body })))));
  }
  assert.is(answers.filter(({ status }) => status === 429).length, answers.length - MUTATIONS_A_MINUTE);
});

test('what was counted by one is told by all', async ({ shop }) => {
  const sent = async () => {
    const { body } = await ask(shop, '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const counts = body.matchAll(/^kasa_page_cache_requests_total\{.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const before = await sent();
  await askOften(shop, '/pl');
  assert.is(await sent(), before + 30);
});

test('an order gets one e-mail, however many processes look for work', async ({ shop, variantId }) => {
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  const { clientSecret, orderToken } = placed(await buyer.press(TOTAL));
  await buyer.payByCard(clientSecret ?? '');
  await until(async () => (await buyer.comeBack(orderToken)) === 'paid');
  const mails = () =>
    shop.db.selectFrom('outbox').select(['attempts', 'delivered_at']).where('kind', 'like', '%confirm%').execute();
  await until(async () => (await mails()).every((mail) => mail.delivered_at !== null));
  assert.equal(
    (await mails()).map(({ attempts }) => attempts),
    [1],
  );
});

test('a worker that is killed takes along what it had in hand, and nothing else', async ({ shop, variantId }) => {
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  const workers = workersOf(shop);
  assert.is(workers.length, WORKERS);
  const [victim = 0] = workers;
  const visitors = 12;
  let isOver = false;
  let lost = 0;
  let served = 0;
  const visit = async () => {
    while (!isOver) {
      const answer = await ask(shop, '/pl/c/all').catch(() => null);
      if (answer === null) lost += 1;
      else if (answer.status === 200 && answer.body.endsWith('</html>')) served += 1;
      else assert.unreachable(`answered ${answer.status}`);
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  await until(() => served > 5 * visitors);
  process.kill(victim, 'SIGKILL');
  const servedThen = served;
  await until(() => served > servedThen + 5 * visitors);
  isOver = true;
  await Promise.all(visits);
  // Each visitor waits for one answer at a time.
  assert.ok(lost <= visitors, `${lost} requests were lost`);
  await until(() => workersOf(shop).filter((id) => id !== victim).length === WORKERS);
  assert.is((await buyer.press(TOTAL)).result?.__typename, 'PlacedOrder');
});

test.run();
