// Two people write the evidence of one dispute at the same time.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findDispute } from '#server/payments/dispute-store.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, press, servicesOf } from '#test/orders/office/an-office.ts';
import { openTab } from '#test/staff/office/a-tab.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture; bert: SignedInFixture };
const test = suite<Context>('evidence that two people write');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const as = (name: string) => signedInStaff(db, 'manager', { name, now: shopTime });
  context.anna = await as('Anna Nowak');
  context.bert = await as('Bert Kowalski');
  const { id } = await aPaidOrder(servicesOf(context.shop));
  const dispute = { order_id: id, amount_minor: 100, currency: 'PLN', reason: 'fraudulent' } as const;
  await db
    .insertInto('disputes')
    .values({ ...dispute, id: 'dp_1', status: 'needs_response', opened_at: shopTime, updated_at: shopTime })
    .execute();
});
test.after(({ shop }) => shop.close());

const stored = async ({ shop }: Context) => {
  const dispute = await findDispute(shop.database.db, 'dp_1');
  if (!dispute) throw new Error('there is no dispute');
  return dispute;
};

const tabOf = (context: Context, person: SignedInFixture) =>
  openTab({
    ...{ id: 'dp_1', groups: [], outdated: 'EvidenceChanged' },
    async fetch() {
      const { evidence: text, evidenceVersion: version } = await stored(context);
      return { version, base: { text } };
    },
    async send({ text }: { text: string }, version) {
      const sent = { id: 'dp_1', version, text };
      const now = await answerOf(press(context.shop, person, 'DisputesSaveEvidence', sent));
      return now.version == null
        ? { refusal: String(now.refusal), by: now.by as string | null }
        : { id: 'dp_1', version: Number(now.version) };
    },
  });

test('the second is asked, with the name of the first, and nothing is written over', async (context) => {
  const ours = await tabOf(context, context.anna);
  const theirs = await tabOf(context, context.bert);
  ours.type({ text: 'It was signed for.' });
  theirs.type({ text: 'The neighbour has it.' });
  await ours.save();
  const asked = await theirs.save();
  assert.is(asked.kind, 'asked');
  assert.is('refused' in asked && asked.refused?.by, 'Anna Nowak');
  assert.is((await stored(context)).evidence, 'It was signed for.');
  theirs.decide('mine');
  assert.is((await theirs.save()).kind, 'saved');
  assert.is((await stored(context)).evidence, 'The neighbour has it.');
});

test('evidence that somebody has changed since is not handed in', async (context) => {
  const { evidenceVersion: version, evidence } = await stored(context);
  const submit = (over: number) =>
    answerOf(
      press(context.shop, context.anna, 'DisputesSubmitEvidence', { id: 'dp_1', version: over, text: evidence }),
    );
  assert.equal(await submit(version - 1), { refusal: 'EvidenceChanged', by: 'Bert Kowalski' });
  assert.is((await stored(context)).requestedAt, null);
  assert.is((await submit(version)).refusal, null);
});

test.run();
