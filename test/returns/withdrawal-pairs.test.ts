// What strangers may find out by an order's number and e-mail address: nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WRONG_PAIRS_PER_ADDRESS, WRONG_PAIRS_PER_EMAIL } from '#server/returns/withdrawal-limits.ts';
import type { OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture } from '#test/fixtures/a-shop.ts';
import { anOrderOf, aVisitor } from './a-withdrawing-visitor.ts';

type Context = { shop: ShopFixture; order: OrderFixture; statements: number };

const test = suite<Context>('pairs of number and e-mail address');

test.before(async (context) => {
  context.shop = await aShop({
    beforeQuery: () => {
      context.statements += 1;
    },
  });
});
test.before.each(async (context) => {
  context.order = await anOrderOf(context.shop);
});
test.after(({ shop }) => shop.close());

const listReturns = ({ shop }: Context) => shop.database.db.selectFrom('returns').selectAll().execute();

test('a wrong number, a wrong address and both are answered alike, and the notice counts all the same', async (context) => {
  const { order } = context;
  const pairs = [
    { orderNumber: String(order.number), orderEmail: 'ewa@example.com' },
    { orderNumber: '999999', orderEmail: 'ewa@example.com' },
    { orderNumber: '999999', orderEmail: 'jan@example.com' },
    { orderNumber: 'ABC', orderEmail: 'ewa@example.com' },
  ];
  const answers = await Promise.all(
    pairs.map(async (pair) => {
      const { post, open, write } = aVisitor(context.shop);
      const path = await write(pair);
      const step = await open(path);
      const { statusCode } = await post(path, { action: 'confirm' });
      const receipt = await open(path);
      const plain = (html: string) =>
        [path.split('/').at(-1) ?? '', pair.orderNumber, pair.orderEmail].reduce(
          (text, own) => text.replaceAll(own, ''),
          html,
        );
      return [step.status, plain(step.text), statusCode, receipt.status, plain(receipt.text)];
    }),
  );
  for (const answer of answers) assert.equal(answer, answers[0]);
  assert.match(String(answers[0]?.[1]), 'Bez tego odstąpienie też jest ważne');
  assert.match(String(answers[0]?.[4]), 'Mamy Twoje odstąpienie od umowy');
  const kept = (await listReturns(context)).slice(-pairs.length);
  assert.equal(
    kept.map(({ order_id: orderId }) => orderId),
    [null, null, null, null],
  );
});

test('a wrong number takes the same statements as a wrong address', async (context) => {
  const counts: number[] = [];
  for (const [orderNumber, orderEmail] of [
    [String(context.order.number), 'ewa@example.com'],
    ['999999', 'jan@example.com'],
    ['999999', 'ewa@example.com'],
  ]) {
    const { write } = aVisitor(context.shop);
    context.statements = 0;
    await write({ orderNumber: orderNumber ?? '', orderEmail: orderEmail ?? '' });
    counts.push(context.statements);
  }
  assert.equal(counts, [counts[0], counts[0], counts[0]]);
});

test('whoever guesses pairs is answered as by a wrong one, also when one is right', async (context) => {
  const { order } = context;
  const guesser = aVisitor(context.shop);
  for (let guess = 0; guess < WRONG_PAIRS_PER_ADDRESS; guess++) {
    await guesser.write({ orderNumber: '999999', orderEmail: `guess-${guess}@example.com` });
  }
  const right = { orderNumber: String(order.number) };
  assert.match((await guesser.open(await guesser.write(right))).text, 'Bez tego odstąpienie też jest ważne');
  const other = aVisitor(context.shop);
  assert.match((await other.open(await other.write(right))).text, 'Zaznaczone jest wszystko', 'nobody else waits');
});

test('many wrong numbers for one e-mail address close it for an hour, wherever they come from', async (context) => {
  const { db } = context.shop.database;
  await db.updateTable('orders').set({ email: 'Victim@example.com' }).where('id', '=', context.order.id).execute();
  const right = { orderNumber: String(context.order.number), orderEmail: 'victim@EXAMPLE.com' };
  const open = async () => {
    const { open: show, write } = aVisitor(context.shop);
    return (await show(await write(right))).text;
  };
  assert.match(await open(), 'Zaznaczone jest wszystko', 'however it is written');
  for (let guess = 0; guess < WRONG_PAIRS_PER_EMAIL; guess++) {
    await aVisitor(context.shop).write({ orderNumber: String(900_000 + guess), orderEmail: 'victim@example.com' });
  }
  assert.match(await open(), 'Bez tego odstąpienie też jest ważne');
  const { open: show } = aVisitor(context.shop);
  const known = await show(`/pl/withdraw/${context.order.token}`);
  assert.match(known.text, 'Krok 1 z 2', 'the link of the order still leads to its goods');
});

test.run();
