// Whoever wrote a review that is not published is told why: once for each reason, and not because of a slip.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createRejectionEmails } from '#server/emails/marketing/review-rejection.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { decideReview } from '#server/reviews/decide-review.ts';
import type { RejectionReason } from '#src/reviews/rejection-reasons.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aBuyer, anArrivedOrder } from './a-reviewed-order.ts';

type Context = { shop: ShopFixture; id: number; token: string };
const test = suite<Context>('rejected reviews');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async (context) => {
  const { db } = context.shop.database;
  for (const table of ['reviews', 'outbox', 'sent_mails', 'orders'] as const) await db.deleteFrom(table).execute();
  context.token = (await anArrivedOrder(context.shop)).token;
  await aBuyer(context.shop, context.token).write({ stars: '2', text: 'Dzwońcie: 600 100 200.' });
  context.id = (await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow()).id;
});
test.after(({ shop }) => shop.close());

const after = (seconds: number) => new Date(shopTime.getTime() + seconds * 1_000);

async function decide({ shop, id }: Context, reason: RejectionReason | null, seconds = 0): Promise<void> {
  const services = { db: shop.database.db, now: () => after(seconds), audit: async () => undefined };
  assert.ok((await decideReview(services, { id, reason, readAt: null })).ok);
}

async function mailsAfter({ shop }: Context, seconds: number): Promise<Mail[]> {
  const { db } = shop.database;
  const now = () => after(seconds);
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const handlers = createRejectionEmails({ db, now, sendMail, publicUrl: 'http://localhost:3000' });
  await deliverOutbox({ db, now, log: silentLog, handlers });
  return mails;
}

test('the author is told the reason, with what was written and how to object', async (context) => {
  await decide(context, 'personal_data');
  assert.equal(await mailsAfter(context, 9), [], 'a slip can still be mended');
  const [mail, ...others] = await mailsAfter(context, 11);
  assert.equal(others, []);
  assert.is(mail?.to, 'jan@example.com');
  assert.match(mail?.subject ?? '', /^Opinia o produkcie „.+” nie została opublikowana$/);
  for (const part of ['Zawiera dane osobowe.', 'Dzwońcie: 600 100 200.', 'odpowiedz na tę wiadomość', context.token]) {
    assert.match(mail?.text ?? '', part);
  }
  const sent = await context.shop.database.db.selectFrom('sent_mails').select('kind').execute();
  assert.equal(sent, [{ kind: 'review-rejected' }]);
});

test('what is published at once was never rejected, and can be rejected later', async (context) => {
  await decide(context, 'advertising');
  await decide(context, null, 5);
  assert.equal(await mailsAfter(context, 20), []);
  await decide(context, 'advertising', 30);
  assert.is((await mailsAfter(context, 60)).length, 1);
});

test('each reason is told once, and the one that holds at last', async (context) => {
  await decide(context, 'unlawful');
  await decide(context, 'not_genuine', 5);
  const [mail, ...others] = await mailsAfter(context, 30);
  assert.match(mail?.text ?? '', 'Jest nieautentyczna');
  assert.equal(others, []);
  await decide(context, null, 40);
  await decide(context, 'not_genuine', 50);
  assert.equal(await mailsAfter(context, 90), []);
});

test('nobody is written to whose data were erased', async (context) => {
  await decide(context, 'unlawful');
  await context.shop.database.db.updateTable('orders').set({ erased_at: shopTime }).execute();
  assert.equal(await mailsAfter(context, 30), []);
});

test.run();
