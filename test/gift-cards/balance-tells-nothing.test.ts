// What strangers find out by typing codes where a balance is looked up: nothing, neither by what is answered nor by the work that it
// takes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disableGiftCard } from '#server/gift-cards/disable-gift-card.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { money } from '#src/money.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { postForm, textOf } from '../fixtures/post-form.ts';

const DAY_MS = 86_400_000;

type Context = { shop: ShopFixture; now: Date; statements: number };

const test = suite<Context>('the balance of a gift card, to strangers');

test.before(async (context) => {
  context.now = shopTime;
  context.shop = await aShop({
    now: () => context.now,
    beforeQuery: () => {
      context.statements += 1;
    },
  });
});
test.after(({ shop }) => shop.close());

async function aCard({ shop: { database }, now }: Context, expiresAt: Date | null = null) {
  const services = { db: database.db, now: () => now, audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(5_000, 'PLN'), expiresAt });
  if (!issued.ok) throw new Error(issued.error.kind);
  return { ...issued.value, services };
}

async function look(context: Context, code: string) {
  context.statements = 0;
  const { statusCode, body } = await postForm(context.shop.app, '/pl/gift-card', { code });
  return { statements: context.statements, statusCode, text: textOf(body) };
}

test('unknown, malformed, used up, expired and disabled codes get the same answer after the same statements', async (context) => {
  const expired = await aCard(context, new Date(shopTime.getTime() + DAY_MS));
  const disabled = await aCard(context);
  assert.ok((await disableGiftCard(disabled.services, disabled.id)).ok);
  const usedUp = await aCard(context);
  await context.shop.database.db
    .updateTable('gift_cards')
    .set({ balance_minor: 0 })
    .where('id', '=', usedUp.id)
    .execute();
  const good = await aCard(context);
  context.now = new Date(shopTime.getTime() + 2 * DAY_MS);
  // What the page around the answer is made of is read once.
  await look(context, 'AAAA-BBBB-CCCC-DDDD-EEEE');
  const unknown = await look(context, 'AAAA-BBBB-CCCC-DDDD-EEEE');
  assert.is(unknown.statusCode, 200);
  assert.ok(unknown.statements > 0);
  const useless = ['x', usedUp.code, expired.code, disabled.code];
  for (const code of useless) assert.equal(await look(context, code), unknown, code);
  const known = await look(context, good.code);
  assert.match(known.text, '50,00');
  assert.is.not(known.text, unknown.text);
});

test.run();
