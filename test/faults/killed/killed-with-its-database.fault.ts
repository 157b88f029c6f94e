// The shop on the embedded database, while people order and pay: whatever is killed, what they were told is true.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { runKasa } from '../../cli/run-kasa.ts';
import { signalAll } from '../../database/postgresql-cluster.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { until } from '../../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aBuyer, placed } from '../http-buyer.ts';
import { type KillableShop, openEmbeddedShop } from '../killable-shop.ts';
import { repeatedly } from '../repeatedly.ts';
import { eventually } from '../settled-order.ts';

/** Tokens of orders: what the shop has answered. */
type Told = { placed: string[]; paid: string[] };
type Context = { shop: KillableShop; variantId: string; told: Told };

const test = wholeSuite<Context>('killed with its database');

const BUYERS = 4;
const TOTAL = 14_599;

test.before(async (context) => {
  context.shop = await openEmbeddedShop();
  context.told = { placed: [], paid: [] };
  await context.shop.start();
  context.variantId = await aProduct(context.shop.db, { onHand: 1_000_000 });
});
test.after(({ shop }) => shop.close());

const childrenOf = (processId: number) =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function postmasterOf({ dataDirectory }: KillableShop): number {
  return Number(readFileSync(join(dataDirectory, 'postgresql/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

const ways: Record<string, (shop: KillableShop) => Promise<void>> = {
  'the shop': async (shop) => {
    await shop.kill();
    await shop.start();
  },
  // The shop starts it again.
  'the database': async (shop) => {
    process.kill(postmasterOf(shop), 'SIGKILL');
  },
  'both, the database first': async (shop) => {
    process.kill(postmasterOf(shop), 'SIGKILL');
    await shop.kill();
    await shop.start();
  },
  'every process at once, as by a pulled plug': async (shop) => {
    const postmaster = postmasterOf(shop);
    signalAll([postmaster, ...childrenOf(postmaster)], 'SIGKILL');
    await shop.kill();
    await shop.start();
  },
};

for (const [victim, kill] of Object.entries(ways)) {
  repeatedly(
    victim.startsWith('every process') ? test.always : test,
    `nothing that was acknowledged is lost when kill -9 takes ${victim}`,
    async (context) => {
      const { shop, told } = context;
      let isOver = false;
      const buyers = Array.from({ length: BUYERS }, () => keepBuying(context, () => isOver));
      // Not a quiet moment: each of them is somewhere between the button and the bank.
      await untilPlaced(told, BUYERS);
      await kill(shop);
      await untilPlaced(told, BUYERS);
      isOver = true;
      await Promise.all(buyers);

      await eventually(async () => {
        assert.equal(await missing(shop, told.placed, ''), [], 'orders that were placed');
        assert.equal(await missing(shop, told.paid, "and payment_state = 'paid'"), [], 'orders that were paid');
        await assertMoneyPathInvariants(shop.db);
      });
    },
  );
}

test.always('at last every payment that was taken is a paid order', async ({ shop }) => {
  await eventually(async () => {
    const { rows } = await sql`
      select (select count(*) from sandbox.objects where kind = 'payment_intent' and body->>'status' = 'succeeded') as taken,
        (select count(*) from orders where payment_state = 'paid') as paid`.execute(shop.db);
    const [{ taken, paid } = { taken: 0, paid: 0 }] = rows as { taken: number; paid: number }[];
    assert.is(paid, taken);
    assert.ok(paid > 0);
  });
  await assertMoneyPathInvariants(shop.db);
});

test('commands run while the shop serves', async (context) => {
  const { shop, told } = context;
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runKasa(args, { env: shop.env as Record<string, string> });
    assert.is(code, 0, stderr);
    return stdout;
  };
  let isOver = false;
  const buyers = Array.from({ length: BUYERS }, () => keepBuying(context, () => isOver));
  const file = join(shop.dataDirectory, 'products.csv');
  await run('export', file);
  assert.is(JSON.parse(await run('import', file, '--json')).products.created, 0);
  await run('migrate');
  const [token = ''] = told.paid;
  assert.is(JSON.parse(await run('send', token, '--carrier', 'dpd', '--tracking', '4711', '--json')).ok, true);
  assert.is(JSON.parse(await run('refund', token, '--json')).status, 'succeeded');
  await untilPlaced(told, BUYERS);
  isOver = true;
  await Promise.all(buyers);
  await eventually(async () => {
    const { rows } = await sql`select refunded_minor from orders where token_hash = sha256(${token}::bytea)`.execute(
      shop.db,
    );
    assert.equal(rows, [{ refunded_minor: TOTAL }]);
  });
});

/** One shopper after the other. What is not answered, or by an outage, was not acknowledged. */
async function keepBuying({ shop, variantId, told }: Context, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const buyer = aBuyer(shop);
      await buyer.fillCart({ [variantId]: 1 });
      const { orderToken, clientSecret } = placed(await buyer.press(TOTAL));
      told.placed.push(orderToken);
      await buyer.payByCard(clientSecret ?? '');
      if ((await buyer.comeBack(orderToken)) === 'paid') told.paid.push(orderToken);
    } catch {
      await sleep(50);
    }
  }
}

/** So many more than now. */
async function untilPlaced({ placed: tokens }: Told, more: number): Promise<void> {
  const wanted = tokens.length + more;
  await until(() => tokens.length >= wanted, 'orders are placed');
}

async function missing({ db }: KillableShop, tokens: string[], condition: string): Promise<unknown[]> {
  const { rows } = await sql`select token from unnest(${tokens}::text[]) as told (token)
    where not exists (select from orders o where o.token_hash = sha256(told.token::bytea) ${sql.raw(condition)})`.execute(
    db,
  );
  return rows;
}

test.run();
