// What must hold at last, whatever died on the way: one paid order, one charge, stock right, one e-mail.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { listDiscountCodes } from '#server/discounts/list-discount-codes.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import type { KillableShop } from './killable-shop.ts';

/** The time after which the specification lets a claim of a dead process run out. */
const LONGEST_CLAIM_MS = 60_000;

/** What is expected of one variant, of which there were ten. `cancelled` orders are those that another took the place of. */
type Expected = {
  variantId: string;
  sold?: number;
  cancelled?: number;
  refunded?: boolean;
  /** False of an order of nothing. */
  isCharged?: boolean;
  /** The names of the e-mails; those in the shop's folder when it is left out. */
  mails?: () => string[];
};

export async function assertOneOrder(shop: KillableShop, expected: Expected): Promise<void> {
  const { variantId, sold = 1, cancelled = 0, refunded = false, isCharged = true } = expected;
  await eventually(async () => {
    assert.equal(await rowsOf(shop.db, 'select payment_state as state, count(*) from orders group by 1 order by 1'), [
      ...(cancelled ? [{ state: 'cancelled', count: cancelled }] : []),
      { state: 'paid', count: 1 },
    ]);
    assert.equal(await rowsOf(shop.db, 'select kind from outbox where delivered_at is null'), [], 'outbox');
    assert.equal(
      await rowsOf(shop.db, 'select event_id from sandbox.webhook_deliveries where delivered_at is null'),
      [],
    );
    assert.equal(await rowsOf(shop.db, "select id from refunds where status <> 'succeeded'"), []);
  });
  assert.equal(await stockOf(shop.db, variantId), { on_hand: 10 - sold, reserved: 0 });
  assert.equal(
    await rowsOf(
      shop.db,
      `select (c.body->>'amount')::bigint - o.captured_minor as difference, c.body->>'paid' as paid,
         (c.body->>'amount_refunded')::bigint = o.captured_minor as refunded
       from sandbox.objects c, orders o where c.kind = 'charge' and o.payment_state = 'paid'`,
    ),
    isCharged ? [{ difference: 0, paid: 'true', refunded }] : [],
    'one charge over what the order says was captured',
  );
  assert.equal(
    await rowsOf(
      shop.db,
      "select body->>'status' as status from sandbox.objects where kind = 'payment_intent' and body->>'status' not in ('succeeded', 'canceled')",
    ),
    [],
    'nothing can be paid a second time',
  );
  const mails = expected.mails?.() ?? (await readdir(join(shop.dataDirectory, 'mail')));
  assert.is(mails.filter((name) => name.startsWith('order-confirmation-')).length, 1);
  assert.is(mails.filter((name) => name.startsWith('order-refunded-')).length, refunded ? 1 : 0);
  await assertMoneyPathInvariants(shop.db);
}

/** How many orders the code is used by: no use is lost, and none is counted twice. */
export async function assertUses(db: Db, code: string, uses: number): Promise<void> {
  const { codes } = await listDiscountCodes(db, { text: code, first: 1, now: new Date() });
  assert.is(codes[0]?.uses, uses, `uses of ${code}`);
}

/**
 * The worker that held an outbox entry is dead, and the entry comes back when its claim has run out. Makes sure that
 * this is soon enough, and then does not wait for it.
 */
export async function endClaims(db: Db): Promise<void> {
  const late = new Date(Date.now() + LONGEST_CLAIM_MS);
  const claims = db.updateTable('outbox').where('delivered_at', 'is', null).where('next_attempt_at', '<', late);
  const { numUpdatedRows } = await claims.set({ next_attempt_at: new Date() }).executeTakeFirstOrThrow();
  assert.ok(numUpdatedRows > 0n, 'no entry waits to be delivered again in time');
}

async function rowsOf(db: Db, query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(db)).rows;
}

/** Tries until nothing is thrown any more; in the end, throws what was thrown last. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() - startedAt > HANG_MS) throw error;
      await sleep(50);
    }
  }
}
