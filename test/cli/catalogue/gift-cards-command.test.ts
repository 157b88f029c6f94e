// The command that lists gift cards, shows, issues and disables them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { insertGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { money } from '#src/money.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa cards');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

function kasa({ database }: { database: NamedDatabase }, ...args: string[]) {
  return runKasa(['cards', ...args], { env: { DATABASE_URL: database.url } });
}

test('a card is issued, shown, disabled and listed', async (context) => {
  assert.is((await kasa(context, 'list')).stdout, 'There are no such gift cards.\n');
  const issued = await kasa(context, 'issue', '50 EUR', '--until', '2030-12-31', '--json');
  assert.is(issued.code, 0, issued.stderr);
  const { code, id } = JSON.parse(issued.stdout);
  assert.match(code, /^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  const shown = await kasa(context, 'show', code.slice(-4));
  assert.match(shown.stdout, /active, 50\.00 EUR of 50\.00 EUR.*until 2030-12-31/);
  assert.match(shown.stdout, /issued 50\.00 EUR, balance 50\.00 EUR/);
  const disabled = await kasa(context, 'disable', id);
  assert.match(disabled.stdout, /disabled, 0\.00 EUR of 50\.00 EUR/);
  const { cards } = JSON.parse((await kasa(context, 'list', '--state', 'disabled', '--json')).stdout);
  assert.equal([cards.length, cards[0].id], [1, id]);
  assert.not.match(JSON.stringify(cards), new RegExp(code));
  const logged = await context.database.db.selectFrom('audit_log').select(['who', 'kind']).orderBy('id').execute();
  assert.equal(
    logged.map(({ who, kind }) => `${who}: ${kind}`),
    ['command line: giftCard.issued', 'command line: giftCard.disabled'],
  );
});

test('a card that was taxed when it was sold says for which goods it is', async (context) => {
  const card = { amount: money(5_000, 'PLN'), vatClass: 'reduced' as const, expiresAt: null };
  const { id } = await inTransaction(context.database.db, (tx) =>
    insertGiftCard(tx, card, new Date('2026-11-21T10:00:00Z')),
  );
  const of = async (...args: string[]) => (await kasa(context, ...args)).stdout;
  for (const said of [await of('show', id), await of('list')]) {
    assert.match(said, /active, single-purpose for goods of VAT class reduced, 50\.00 PLN of 50\.00 PLN/);
  }
});

test('a whole code names its own card, and mistyped none that ends alike', async (context) => {
  const { code, id } = JSON.parse((await kasa(context, 'issue', '50 EUR', '--json')).stdout);
  assert.is(JSON.parse((await kasa(context, 'show', code.toLowerCase(), '--json')).stdout).card.id, id);
  for (const named of [`${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`, `${id.slice(0, -4)}${code.slice(-4)}`]) {
    const refused = await kasa(context, 'disable', named);
    assert.is.not(refused.code, 0, named);
    assert.match(refused.stderr, /no such gift card/);
  }
});

test('a product becomes a gift card, with limits of the buyer’s own amount, and none again', async (context) => {
  await aProduct(context.database.db, { handle: 'card' });
  const sold = await kasa(context, 'sell', 'card', '--own-amount', 'EUR=10-500', '--own-amount', 'PLN=50-2000');
  assert.is(
    sold.stdout,
    'card is a gift card of what each variant costs, or of the buyer’s own amount: 10.00 to 500.00 EUR, 50.00 to 2000.00 PLN.\n',
  );
  const { stdout: shown } = await runKasa(['products', 'show', 'card'], {
    env: { DATABASE_URL: context.database.url },
  });
  assert.match(
    shown,
    '  gift card: of what each variant costs, or of the buyer’s own amount: 10.00 to 500.00 EUR, 50.00',
  );
  const { giftCard } = JSON.parse((await kasa(context, 'sell', 'card', '--own-amount', 'EUR=20-100', '--json')).stdout);
  assert.equal(giftCard.freeAmounts, {
    EUR: { minMinor: 2_000, maxMinor: 10_000 },
    PLN: { minMinor: 5_000, maxMinor: 200_000 },
  });
  assert.match((await kasa(context, 'sell', 'card', '--fixed')).stdout, /of what each variant costs\.$/m);
  assert.is((await kasa(context, 'sell', 'card', '--stop')).stdout, 'card is no gift card.\n');
});

test('what makes no sense is refused, and nothing is issued', async (context) => {
  const before = (await kasa(context, 'list', '--json')).stdout;
  const refusals: [string[], RegExp][] = [
    [['issue', '0 EUR'], /Expected/],
    [['issue', '50 XAU'], /knows no currency XAU/],
    [['issue', '2000000 EUR'], /at most a million/],
    [['issue', '10.50 HUF'], /amount above nothing/],
    [['issue', '50 EUR', '--until', '2020-01-01'], /last day is over/],
    [['show', 'ZZZZ'], /no such gift card/],
    [['list', '--state', 'lost'], /no state lost/],
    [['sell', 'wolf'], /no product wolf/],
    [['sell', 'wolf', '--own-amount', 'EUR=ten'], /names no currency of the shop with two amounts/],
    [['mail', 'ZZZZ'], /no such gift card/],
  ];
  const answers = await Promise.all(refusals.map(([args]) => kasa(context, ...args)));
  for (const [at, { code, stderr }] of answers.entries()) {
    assert.is.not(code, 0, refusals[at]?.[0].join(' '));
    assert.match(stderr, refusals[at]?.[1] ?? /$^/);
  }
  assert.is((await kasa(context, 'list', '--json')).stdout, before);
});

test.run();
