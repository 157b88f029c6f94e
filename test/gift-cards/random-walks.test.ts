// Whatever shoppers, staff, time and the provider do with cards and orders, in any order: no card pays twice, none loses
// anything, and every order is paid by what it says. The invariants are asked of the database after each walk.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { putGiftCard, removeGiftCard } from '#server/cart/set-gift-card.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listUsableCards, withCards } from '#server/gift-cards/card-payments.ts';
import { disableGiftCard } from '#server/gift-cards/disable-gift-card.ts';
import { expireGiftCards } from '#server/gift-cards/expire-gift-cards.ts';
import { type IssuedGiftCard, issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, runOut } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { randomFrom, SEED } from '../refunds/a-priced-order.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('gift cards on random walks');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());

const WALKS = 6;
const STEPS = 14;
const TOTAL = money(14_599, 'PLN');
const audit = async () => undefined;

type Shopper = Awaited<ReturnType<typeof aShopper>>;
type Walk = { db: Db; cards: IssuedGiftCard[]; shoppers: Shopper[]; orders: { token: string; by: Shopper }[] };
type Pick = <Item>(items: readonly Item[]) => Item | undefined;

/** What the shopper's page shows, and the button under it. */
async function press({ db, orders }: Walk, by: Shopper): Promise<void> {
  const { services } = by;
  const token = services.session.cartTokenHash() ?? Buffer.alloc(0);
  const cart = await db.selectFrom('carts').select('id').where('token_hash', '=', token).executeTakeFirst();
  const now = services.now();
  const usable = { currency: 'PLN', taxedClass: 'standard', now } as const;
  const totals = { total: TOTAL, vat: TOTAL, vatAmounts: [] };
  const { due } = withCards(totals, await listUsableCards(db, cart?.id ?? null, usable));
  const paymentMethod = due.minor === 0 ? ('nothing_due' as const) : ('card' as const);
  const pressed = await by.press({ expectedDue: due, paymentMethod });
  if (pressed.ok) orders.push({ token: pressed.value.orderToken, by });
}

async function settle({ db }: Walk, by: Shopper, pick: Pick): Promise<void> {
  const intent = pick([...by.payments.intents.values()]);
  if (!intent || intent.status === 'succeeded') return;
  const paid = by.payments.settle(intent.id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent: paid, cause: 'webhook', now: by.services.now() }));
}

async function refund({ db }: Walk, by: Shopper, pick: Pick): Promise<void> {
  const order = pick(
    await db.selectFrom('orders').select(['id', 'total_minor']).where('payment_state', '=', 'paid').execute(),
  );
  if (!order) return;
  const services = { db, now: by.services.now, payments: by.payments, log: silentLog };
  const minor = pick([1, 700, 5_000, order.total_minor]) ?? 1;
  const asked = await requestRefund(services, { orderId: order.id, amount: money(minor, 'PLN'), reason: '' });
  if (asked.ok) await sendRefund(services, asked.value.refundId).catch(() => undefined);
}

const steps: readonly ((walk: Walk, by: Shopper, pick: Pick) => Promise<unknown>)[] = [
  ({ cards }, by, pick) => putGiftCard(by.services, 'PLN', pick(cards)?.code ?? ''),
  ({ cards }, by, pick) => putGiftCard(by.services, 'PLN', pick(cards)?.code ?? ''),
  ({ db, cards }, by, pick) => removeGiftCard({ db, session: by.services.session }, pick(cards)?.id ?? ''),
  press,
  press,
  // Two tabs at once.
  (walk, by) => Promise.all([press(walk, by), press(walk, by)]),
  (walk, _, pick) => Promise.all([pick(walk.shoppers), pick(walk.shoppers)].map((each) => each && press(walk, each))),
  settle,
  settle,
  ({ db, orders }, _, pick) => runOut(db, pick(orders)?.token ?? '').catch(() => undefined),
  refund,
  ({ db, cards }, by, pick) => disableGiftCard({ db, now: by.services.now, audit }, pick(cards)?.id ?? ''),
  async ({ db }, by) => {
    by.wait(20 * 60_000);
    return expireGiftCards({ db, now: by.services.now });
  },
];

for (let walk = 0; walk < WALKS; walk++) {
  test(`walk ${walk} of seed ${SEED} ends with every sum right`, async ({ db }) => {
    const random = randomFrom(SEED + walk);
    const pick: Pick = (items) => items[Math.floor(random() * items.length)];
    const shoppers = [await aShopper(db), await aShopper(db)];
    const expiresAt = new Date('2026-11-21T11:30:00Z');
    const now = () => new Date('2026-11-21T10:00:00Z');
    const cards: IssuedGiftCard[] = [];
    for (const [minor, until] of [
      [5_000, null],
      [9_000, expiresAt],
      [20_000, null],
    ] as const) {
      const issued = await issueGiftCard({ db, now, audit }, { amount: money(minor, 'PLN'), expiresAt: until });
      if (issued.ok) cards.push(issued.value);
    }
    assert.is(cards.length, 3);
    const world: Walk = { db, cards, shoppers, orders: [] };
    for (let step = 0; step < STEPS; step++)
      await pick(steps)?.(world, pick(shoppers) ?? (shoppers[0] as Shopper), pick);
    await assertMoneyPathInvariants(db);
  });
}

test.run();
