// `kill -9` when the mail server has taken an e-mail and nothing here knows of it yet, for each kind that the shop sends
// beside those of orders. Started again, the shop sends it under the same Message-ID, by which mail servers drop the double,
// and nothing else twice.
import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createToken, hashToken } from '#server/http/session.ts';
import { askToConfirm } from '#server/newsletter/request-newsletter.ts';
import { addToOutbox } from '#server/outbox/outbox-store.ts';
import { addUnconfirmedMail } from '#server/outbox/unconfirmed-mail.ts';
import type { UnconfirmedMailKind } from '#server/outbox/unconfirmed-mails.ts';
import { hashMailbox, insertReminder } from '#server/reminders/reminder-store.ts';
import { decideReview } from '#server/reviews/decide-review.ts';
import { confirmRequest, saveRequest } from '#server/service/back-in-stock-store.ts';
import { sendBackInStock } from '#server/service/send-back-in-stock.ts';
import { SIGN_IN_MAIL } from '#server/shopper-accounts/ask-for-sign-in.ts';
import { insertSignIn } from '#server/shopper-accounts/sign-in-store.ts';
import { aDeliveredOrder } from '../../customers/a-customer.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { startMailReceiver } from '../mail-receiver.ts';
import { repeatedly } from '../repeatedly.ts';
import { eventually } from '../settled-order.ts';

const test = killableSuite('killed at a mail');

const kinds = [
  'back-in-stock',
  'cart-reminder',
  'newsletter-confirmation',
  'order-link',
  'review-rejected',
  'review-request',
  'shopper-sign-in',
];

const now = () => new Date();

/** One e-mail of each kind waits to be sent, and nothing else. */
async function queueOneOfEach({ shop: { db }, variantId }: KillableContext): Promise<void> {
  await setSettings(db, 'marketing', { newsletter: true, cartReminder: { isOn: true } });
  const daysAgo = () => new Date(Date.now() - 8 * 86_400_000);
  const { id: orderId } = await aDeliveredOrder({ db, now: daysAgo, payments: aPaymentProvider() });
  await db.deleteFrom('outbox').execute();
  const { product_id } = await db.selectFrom('variants').select('product_id').executeTakeFirstOrThrow();
  const written = {
    order_id: orderId,
    product_id,
    locale: 'pl',
    stars: 1,
    text: '',
    shown_name: '',
    written_at: now(),
  };
  const review = await db.insertInto('reviews').values(written).returning('id').executeTakeFirstOrThrow();
  const services = { db, now, audit: async () => undefined };
  await decideReview(services, { id: review.id, reason: 'not_genuine', readAt: null });
  const draft = JSON.stringify({ email: 'ewa@example.com', remindIn: 'pl' });
  const cart = { token_hash: hashToken(createToken()), checkout_draft: draft, created_at: now(), updated_at: now() };
  const { id: cartId } = await db.insertInto('carts').values(cart).returning('id').executeTakeFirstOrThrow();
  const line = { cart_id: cartId, variant_id: variantId, quantity: 1, added_at: now() };
  await db.insertInto('cart_lines').values(line).execute();
  await inTransaction(db, async (tx) => {
    const add = (kind: UnconfirmedMailKind, to: string, payload: Record<string, unknown>) =>
      addUnconfirmedMail(tx, { deduplicationKey: `${kind}-${randomUUID()}`, kind, payload, to, asker: null }, now());
    await add('order-link', 'jan@example.com', { orderId });
    const { id: signInId } = await insertSignIn(tx, { email: 'ida@example.com', locale: 'pl' }, now());
    await add(SIGN_IN_MAIL, 'ida@example.com', { signInId });
    const kind = 'review-request';
    await addToOutbox(tx, { deduplicationKey: `${kind}-${orderId}`, kind, payload: { orderId } }, now());
    const request = { id: randomUUID(), variantId, email: 'iga@example.com', locale: 'pl', createdAt: now() } as const;
    await confirmRequest(tx, (await saveRequest(tx, request)).id, now());
    await insertReminder(tx, cartId, createToken(), now());
    await add('cart-reminder', 'ewa@example.com', { cartId, mailbox: hashMailbox('ewa@example.com') });
    const consent = { email: 'ola@example.com', locale: 'pl', page: '/pl/newsletter', wording: 'Tak.' } as const;
    await askToConfirm(tx, consent, { id: randomUUID(), asker: null }, now());
  });
  assert.is(await sendBackInStock({ db, now }), 1);
  await db.updateTable('outbox').set({ next_attempt_at: now() }).execute();
}

repeatedly(test, 'killed between sending an e-mail and noting it, one of each kind', async (context) => {
  const { shop } = context;
  await using receiver = await startMailReceiver();
  await shop.start();
  await shop.kill();
  await queueOneOfEach(context);
  const waiting = async () =>
    (await shop.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).orderBy('kind').execute()).map(
      ({ kind }) => kind,
    );
  assert.equal(await waiting(), kinds);
  const environment = { SMTP_URL: receiver.url };
  for (const _ of kinds) {
    // It may not live to say that it has started.
    await shop.start('mail-sent', environment).catch(() => undefined);
    await shop.died();
    // On a slow machine the first would run out before the last shop has started.
    const claims = shop.db.updateTable('outbox').where('attempts', '>', 0);
    await claims.set({ next_attempt_at: new Date(Date.now() + 60 * 60_000) }).execute();
  }
  assert.is(new Set(receiver.messageIds).size, kinds.length, 'what one process held another did not send');
  assert.equal(await waiting(), kinds);

  await shop.db.updateTable('outbox').set({ next_attempt_at: now() }).execute();
  await shop.start(undefined, environment);
  await eventually(async () => assert.equal(await waiting(), []));
  const times = receiver.messageIds.map((id) => receiver.messageIds.filter((other) => other === id).length);
  assert.is(new Set(receiver.messageIds).size, kinds.length);
  assert.ok(
    times.every((count) => count === 2),
    'each once before the end of its process, and once after it',
  );
  const { sent_at } = await shop.db.selectFrom('cart_reminders').select('sent_at').executeTakeFirstOrThrow();
  assert.ok(sent_at);
});

test.run();
