// The newsletter's tick at the checkout, for somebody without scripts: never set beforehand, and asked back by e-mail.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createNewsletterEmails } from '#server/emails/marketing/newsletter-emails.ts';
import { createNewsletterEffects } from '#server/newsletter/newsletter-with-order.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { aPaymentProvider } from '#test/fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '#test/fixtures/a-shop.ts';
import { postForm, shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('newsletter at the checkout');

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
});
test.before.each(async ({ shop }) => {
  const { db } = shop.database;
  for (const table of ['orders', 'outbox', 'newsletter_subscriptions', 'rate_limits'] as const) {
    await db.deleteFrom(table).execute();
  }
});
test.after(({ shop }) => shop.close());

async function deliver({ shop }: Context): Promise<Mail[]> {
  const { db } = shop.database;
  const now = () => shopTime;
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const handlers = {
    ...createNewsletterEffects({ db, now }),
    ...createNewsletterEmails({ db, sendMail, publicUrl: shopOrigin }),
  };
  for (let round = 0; round < 2; round++) await deliverOutbox({ db, now, log: silentLog, handlers });
  return mails;
}

const subscriptionsOf = ({ shop }: Context) =>
  shop.database.db.selectFrom('newsletter_subscriptions').selectAll().execute();

test('the tick is never set beforehand, keeps as it was left, and is there only with a newsletter', async ({
  shop,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const tickIn = async () =>
    /<input[^>]*name="newsletterIn"[^>]*>/.exec((await visitor.getPage('/pl/checkout')).body)?.[0];
  assert.match((await tickIn()) ?? '', 'value="pl"');
  assert.not.match((await tickIn()) ?? '', 'checked');
  await visitor.press({ action: 'refresh', newsletterIn: 'pl' });
  assert.match((await tickIn()) ?? '', 'checked');
  await visitor.press({ action: 'refresh' });
  assert.not.match((await tickIn()) ?? '', 'checked');
  await shop.change('marketing', { newsletter: false });
  assert.is(await tickIn(), undefined);
  await shop.change('marketing', { newsletter: true });
});

test('whoever ordered with the tick is asked once by e-mail, and agrees to the words that stood there', async (context) => {
  const visitor = await aCheckoutVisitor(context.shop);
  await visitor.press({ action: 'refresh', newsletterIn: 'pl', email: 'Ola@example.com' });
  assert.equal(await deliver(context), [], 'nothing was ordered');
  for (let presses = 0; presses < 2; presses++) await visitor.press({ newsletterIn: 'pl', email: 'Ola@example.com' });
  const mails = await deliver(context);
  assert.equal(
    mails.map(({ to }) => to),
    ['ola@example.com'],
  );
  const [asked, ...others] = await subscriptionsOf(context);
  assert.equal(others, []);
  assert.equal(
    [asked?.page, asked?.locale, asked?.confirmed_at, asked?.wording],
    [
      '/pl/checkout',
      'pl',
      null,
      'Chcę dostawać e-mailem nowości i oferty od sklepu Pracownia Plakatu. Zgodę możesz w każdej chwili wycofać linkiem, który jest w każdej wiadomości. Najpierw raz zapytamy, czy to na pewno Ty.',
    ],
  );
  const link = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await postForm(context.shop.app, '/pl/newsletter', { action: 'confirm', link });
  assert.ok((await subscriptionsOf(context))[0]?.confirmed_at);

  // A later order of somebody who has it asks nothing.
  const again = await aCheckoutVisitor(context.shop);
  await again.press({ newsletterIn: 'pl', email: 'ola@example.com' });
  assert.equal(await deliver(context), []);
});

test('whoever ordered without the tick, or in a shop that stopped its newsletter, is asked nothing', async (context) => {
  const { shop } = context;
  await (await aCheckoutVisitor(shop)).press();
  assert.equal(await deliver(context), []);
  await (await aCheckoutVisitor(shop)).press({ newsletterIn: 'pl' });
  await shop.change('marketing', { newsletter: false });
  assert.equal(await deliver(context), []);
  assert.equal(await subscriptionsOf(context), []);
  await shop.change('marketing', { newsletter: true });
});

test.run();
