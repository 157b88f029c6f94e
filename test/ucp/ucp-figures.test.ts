// What the merchant is told of assistants: who asked, what came of it and what did not, and nothing of people; and the way to
// try it out.
import * as assert from 'uvu/assert';
import { nameAssistants, namePlatforms } from '#server/orders/office/list-assistants-of.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { createAssistantCounts, MOST_REFUSALS } from '#server/reports/assistants/assistant-counts.ts';
import { readAssistantFigures } from '#server/reports/assistants/read-assistant-figures.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { postForm } from '../fixtures/post-form.ts';
import { askAsPlatform } from '../fixtures/ucp/ask-as-platform.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { aBegunCheckout, type CheckoutContext, origin, suiteOfCheckouts } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('what the merchant is told of assistants');

const signIn = async ({ shop }: CheckoutContext) =>
  officePerson(shop, (await signedInStaff(shop.database.db, 'owner', { now: shopTime })).cookie);

/** The person follows the link, twice, and orders. */
async function order(context: CheckoutContext): Promise<void> {
  const { app } = context.shop;
  const body = await aBegunCheckout(context);
  const url = String(body.continue_url).replace(origin, '');
  const link = await app.inject({ url });
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  await app.inject({ url, headers: { cookie } });
  const page = await app.inject({ url: '/pl/checkout', headers: { cookie } });
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const press = { ...address, token, expectedTotal: '15399', paymentMethod: 'cash_on_delivery', action: 'order' };
  const ordered = await postForm(app, '/pl/checkout', press, { cookie });
  assert.match(String(ordered.headers.location), /order=/);
}

test('trying it out goes the way of an assistant, and nothing of it stays', async (context) => {
  const { shop, title } = context;
  const { db } = shop.database;
  const owner = await signIn(context);
  const { tryAssistants: steps } = await owner.mutate('ReportsTryAssistants', { words: title });
  assert.equal(
    steps.map(({ step, isDone }) => [step, isDone]),
    [
      ['discover', true],
      ['search', true],
      ['cart', true],
    ],
  );
  assert.is(steps[1]?.says, title);
  assert.match(steps[2]?.says ?? '', /\d/);
  const open = await db.selectFrom('assistant_carts').selectAll().where('cancelled_at', 'is', null).execute();
  assert.equal(open, []);
  const missed = await owner.mutate('ReportsTryAssistants', { words: 'xyzzyqwv' });
  assert.equal(
    missed.tryAssistants.map(({ step, isDone }) => [step, isDone]),
    [
      ['discover', true],
      ['search', false],
    ],
  );
  await shop.change('assistants', { isOpen: false });
  const closed = await owner.mutate('ReportsTryAssistants', { words: title });
  assert.equal(
    closed.tryAssistants.map(({ step, isDone }) => [step, isDone]),
    [['discover', false]],
  );
  assert.is((await owner.query('ReportsAssistants', {})).assistantFigures.isOpen, false);
  await shop.change('assistants', { isOpen: true });
});

/** The order says what led to it, in the list and on its page, and the list offers to narrow it to such orders. */
async function readInOffice(context: CheckoutContext, domain: string): Promise<void> {
  const owner = await signIn(context);
  const { orderChoices } = await owner.query('OrdersChoices', {});
  assert.equal(orderChoices.assistants, [
    { id: 'any', name: 'Any assistant' },
    { id: domain, name: domain },
  ]);
  const { listedOrders } = await owner.query('OrdersList', { filters: { assistant: 'any' } });
  assert.equal(
    listedOrders.orders.map(({ ledBy }) => ledBy),
    [`Assistant: ${domain}`],
  );
  const { managedOrder } = await owner.query('OrdersManaged', { number: listedOrders.orders[0]?.number ?? 0 });
  assert.is(managedOrder?.ledBy, domain);
}

test('figures are by platform, with what was looked for in vain, orders and refusals', async (context) => {
  const { shop, platform } = context;
  const { db } = shop.database;
  const profileUrl = platform.profileUrl('2026-08-25');
  const domain = new URL(profileUrl).hostname;
  const search = (query: string, from: string | null = profileUrl) =>
    askAsPlatform(shop, {
      ...{ operation: 'search_catalog', transport: 'rest', input: { query, context: { language: 'pl' } } },
      ...(from && { profileUrl: from }),
    });
  for (const query of ['xyzzyqwv', 'xyzzyqwv', context.title, 'jan@example.com', '600 100 200 300'])
    await search(query);
  await search('Xyzzyqwv', null);
  await search('poster', 'http://elsewhere.example/profile');
  await order(context);
  await readInOffice(context, domain);
  await shop.app.close();
  const { platforms, unfound, refusals } = await readAssistantFigures({ db, now: () => shopTime }, 30);
  assert.equal(platforms, [
    {
      ...{ platform: domain, asked: 5, carts: 1, handedOver: 1, orders: 1 },
      sums: [{ minor: 15_399, currency: 'PLN' }],
    },
    { platform: '', asked: 1, carts: 0, handedOver: 0, orders: 0, sums: [] },
  ]);
  assert.equal(unfound, [{ locale: 'pl', words: 'xyzzyqwv', asked: 3 }]);
  assert.equal(
    refusals.map(({ lastAt: _at, ...refusal }) => refusal),
    [{ platform: 'elsewhere.example', code: 'invalid_profile_url', refused: 1 }],
  );
  const numbersOf = async (assistant: string) =>
    (await listOrders(db, { filters: { assistant }, first: 50, now: shopTime })).orders.map(
      ({ assistants }) => assistants,
    );
  assert.equal([await numbersOf('any'), await numbersOf(domain)], [[[domain]], [[domain]]]);
  assert.equal(await numbersOf('other.example'), []);
  const tomorrow = new Date(shopTime.getTime() + 86_400_000);
  const nothing = await readAssistantFigures({ db, now: () => tomorrow }, 1);
  assert.equal(nothing, { platforms: [], unfound: [], refusals: [] });
});

test('an assistant that names no platform is one all the same', () => {
  const named = [[], [''], ['', 'a.example', 'b.example']].map((platforms) => [
    nameAssistants('en', platforms),
    namePlatforms('en', platforms),
  ]);
  assert.equal(named, [
    [null, null],
    ['Assistant', 'Without a name'],
    ['Assistant: a.example, b.example', 'a.example, b.example'],
  ]);
});

test('whoever names ever new platforms and words fills no table', async ({ shop }) => {
  const { db } = shop.database;
  const counts = createAssistantCounts({ db, now: () => shopTime, onError: assert.unreachable });
  for (let round = 0; round < 3; round += 1) {
    for (let each = 0; each < 300; each += 1) {
      counts.reached(`p${round}-${each}.example`, 'asked');
      counts.refused(`p${round}-${each}.example`, 'profile_unreachable');
    }
    await counts.flush();
  }
  const countOf = async (table: 'assistant_steps' | 'assistant_refusals') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  assert.ok((await countOf('assistant_steps')) < 600);
  assert.is(await countOf('assistant_refusals'), MOST_REFUSALS);
});

test.run();
