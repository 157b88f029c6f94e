// `kill -9` around a sign-in to a shopper's account. Started again, nobody is in without having proven the mailbox, and what was not
// used up is good. And an account shows an order that a gift card paid in part and that a kill interrupted once, as it is.
import * as assert from 'uvu/assert';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { money } from '#src/money.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { textOf } from '../../fixtures/post-form.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import type { SignInMail } from '../../shopper-accounts/a-shoppers-browser.ts';
import { readSignInMails } from '../../shopper-accounts/sign-in-mails.ts';
import { placed } from '../http-buyer.ts';
import type { KillableShop } from '../killable-shop.ts';
import { killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { eventually } from '../settled-order.ts';

const test = killableSuite('killed while signing in');

/** 129.00 zł and the courier's 16.99 zł. */
const TOTAL = 14_599;
const CARD = 5_000;

/** A browser that keeps cookies. Every request rejects when the shop dies before it has answered. */
function aShopperAt({ origin, dataDirectory }: KillableShop) {
  const cookies = new Map<string, string>();
  const send = async (path: string, fields?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const posted = fields && { method: 'POST', body: new URLSearchParams(fields), headers: { cookie, origin } };
    const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual', ...posted });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: textOf(await answer.text()) };
  };
  return {
    account: async () => (await send('/pl/account')).text,
    press: ({ link }: SignInMail) => send(link, {}),
    type: ({ code }: SignInMail) => send('/pl/account/sign-in/code', { code }),
    /** The e-mail that it brings, the newest of this address. */
    async ask(email: string): Promise<SignInMail> {
      const before = (await readSignInMails(dataDirectory, email)).length;
      assert.is((await send('/pl/account/sign-in', { email })).status, 303);
      let mails: SignInMail[] = [];
      await eventually(async () => {
        mails = await readSignInMails(dataDirectory, email);
        assert.is(mails.length, before + 1);
      });
      return mails.at(-1) ?? { to: email, link: '', code: '' };
    },
  };
}

const count = async ({ db }: KillableShop, table: 'shopper_accounts' | 'shopper_sessions') =>
  (await db.selectFrom(table).select('id').execute()).length;

for (const way of ['press', 'type'] as const) {
  const what = way === 'press' ? 'link' : 'code';
  repeatedly(
    test,
    `killed before it is committed: nobody is in, and the ${what} is good as before`,
    async (context) => {
      const { shop } = context;
      await shop.start('before-sign-in-commit');
      const shopper = aShopperAt(shop);
      const mail = await shopper.ask('jan@example.com');
      await shopper[way](mail).catch(() => 'no answer');
      await shop.died();
      assert.equal([await count(shop, 'shopper_accounts'), await count(shop, 'shopper_sessions')], [0, 0]);

      await shop.start();
      assert.not.match(await shopper.account(), 'Zalogowano jako');
      assert.is((await shopper[way](mail)).location, '/pl/account');
      assert.match(await shopper.account(), 'Zalogowano jako jan@example.com');
      assert.equal([await count(shop, 'shopper_accounts'), await count(shop, 'shopper_sessions')], [1, 1]);
    },
  );
}

repeatedly(
  test,
  'killed before the answer: the link is used up, says so, and another one lets in',
  async ({ shop }) => {
    await shop.start('before-sign-in-answer');
    const shopper = aShopperAt(shop);
    const mail = await shopper.ask('jan@example.com');
    await shopper.press(mail).catch(() => 'no answer');
    await shop.died();

    await shop.start();
    assert.is((await shopper.press(mail)).location, '/pl/account/sign-in?refused=LINK_OVER#answer');
    assert.not.match(await shopper.account(), 'Zalogowano jako');
    assert.is((await shopper.press(await shopper.ask('jan@example.com'))).location, '/pl/account');
    assert.match(await shopper.account(), 'Zalogowano jako jan@example.com');
    assert.is(await count(shop, 'shopper_accounts'), 1);
  },
);

repeatedly(
  test,
  'an order with a gift card, killed at the button, is in the account once, and paid once',
  async (context) => {
    const { shop, buyer, variantId } = context;
    await shop.start();
    const shopper = aShopperAt(shop);
    await shopper.press(await shopper.ask(aDraft.email));
    const services = { db: shop.db, now: () => new Date(), audit: async () => undefined };
    const issued = await issueGiftCard(services, { amount: money(CARD, 'PLN'), expiresAt: null });
    if (!issued.ok) throw new Error(issued.error.kind);
    await shop.start('after-reservation');
    await buyer.fillCart({ [variantId]: 1 });
    assert.is(await buyer.useCode(issued.value.code), null);
    const press = () => buyer.press(TOTAL, 'card', aDraft, TOTAL - CARD);
    await press().catch(() => 'no answer');
    await shop.died();

    await shop.start();
    const { clientSecret, orderToken } = placed(await press());
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    const { number } = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('payment_state', '=', 'paid')
      .executeTakeFirstOrThrow();
    const shown = await shopper.account();
    assert.is(shown.split(`Zamówienie ${number}`).length, 2, shown);
    assert.match(shown, 'W przygotowaniu');
    const cards = await shop.db.selectFrom('gift_cards').select(['balance_minor', 'reserved_minor']).execute();
    assert.equal(cards, [{ balance_minor: 0, reserved_minor: 0 }]);
    await assertMoneyPathInvariants(shop.db);
  },
);

test.run();
