// Checkouts of assistants: every answer by the schemas, and no order without a person.
import * as assert from 'uvu/assert';
import {
  type Asking,
  askAsPlatform,
  faultsOfAnswer,
  transports,
  type UcpBody,
} from '../fixtures/ucp/ask-as-platform.ts';
import { faultsOf, ucpVersions } from '../fixtures/ucp/read-schemas.ts';
import {
  aBegunCheckout,
  askAbout,
  buyer,
  codesIn,
  fulfillment,
  place,
  suiteOfCheckouts,
  totalIn,
} from './a-begun-checkout.ts';

const test = suiteOfCheckouts('checkouts of assistants');

/** Those of the deliveries that can be chosen. */
function titlesIn({ fulfillment: shown }: UcpBody): string[] {
  const { methods } = shown as { methods: { groups: { options: { title: string }[] }[] }[] };
  return methods.flatMap(({ groups }) => groups.flatMap(({ options }) => options.map(({ title }) => title)));
}

for (const version of ucpVersions) {
  for (const transport of transports) {
    test(`every answer of a checkout is as the schemas of ${version} say, over ${transport}`, async ({
      shop,
      platform,
      variant,
    }) => {
      const ask = async (asking: Omit<Asking, 'transport'>) => {
        const { body } = await askAsPlatform(shop, { ...asking, transport, profileUrl: platform.profileUrl(version) });
        assert.equal(faultsOfAnswer(body, asking.operation, version), []);
        if (body.fulfillment) {
          assert.equal(
            faultsOf(body, { version, schema: 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout' }),
            [],
          );
        }
        return body;
      };
      const line_items = [{ item: { id: variant }, quantity: 1 }];
      const cart = await ask({ operation: 'create_cart', input: { context: { address_country: 'PL' }, line_items } });
      const made = await ask({
        operation: 'create_checkout',
        input: { cart_id: cart.id, line_items: [], buyer, fulfillment },
      });
      assert.equal([made.id, made.status, totalIn(made)], [cart.id, 'requires_escalation', 14_599]);
      const titles = titlesIn(made);
      assert.ok(titles.length > 1);
      assert.is(new Set(titles).size, titles.length, 'read out, no two deliveries are the same');
      const id = made.id as string;
      const more = { line_items: [{ item: { id: variant }, quantity: 2 }] };
      assert.is(totalIn(await ask({ operation: 'update_checkout', id, input: more })), 25_800);
      await ask({ operation: 'get_checkout', id });
      const completed = await ask({ operation: 'complete_checkout', id, input: { payment: { instruments: [] } } });
      assert.equal([completed.status, codesIn(completed).at(-1)], ['requires_escalation', 'buyer_must_confirm']);
      const given = await ask({ operation: 'cancel_checkout', id });
      assert.equal([given.status, given.continue_url], ['canceled', undefined]);
      assert.is((await ask({ operation: 'get_checkout', id })).status, 'canceled');
    });
  }
}

test('complete makes no order, whatever pays, and no trace of it is kept', async (context) => {
  const { shop, platform } = context;
  const { db } = shop.database;
  const orders = async () => (await db.selectFrom('orders').select('id').execute()).length;
  const before = await orders();
  const body = await aBegunCheckout(context, {
    payment: { instruments: [{ credential: { number: '4242424242424242' } }] },
  });
  const payment = { instruments: [{ id: '1', credential: { type: 'card', number: '4242424242424242', cvc: '123' } }] };
  for (const transport of transports) {
    const answer = await askAsPlatform(shop, {
      ...{ operation: 'complete_checkout', id: body.id as string, input: { payment }, transport },
      ...{ profileUrl: platform.profileUrl('2026-08-25'), idempotencyKey: `complete ${transport}` },
    });
    assert.is(answer.body.status, 'requires_escalation');
    assert.not.match(JSON.stringify(answer.body), '4242');
  }
  assert.is(await orders(), before);
  const kept = await Promise.all([
    db.selectFrom('carts').selectAll().execute(),
    db.selectFrom('assistant_requests').selectAll().execute(),
  ]);
  assert.not.match(JSON.stringify(kept), '4242');
});

test('what cannot be delivered or had is incomplete, and says what is missing', async (context) => {
  const { shop, variant } = context;
  const abroad = { methods: [{ type: 'shipping', destinations: [{ ...place, address_country: 'JP' }] }] };
  const far = await aBegunCheckout(context, { fulfillment: abroad });
  assert.equal([far.status, codesIn(far).includes('address_undeliverable')], ['incomplete', true]);
  const body = await aBegunCheckout(context);
  await shop.database.db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', variant).execute();
  const sold = (await askAbout(context, 'get_checkout', body)).body;
  assert.equal([sold.status, codesIn(sold).includes('out_of_stock')], ['incomplete', true]);
  const empty = (await askAbout(context, 'update_checkout', body, { line_items: [] })).body;
  assert.equal([empty.status, codesIn(empty).includes('cart_empty')], ['incomplete', true]);
});

test('what cannot be an address of e-mail, a telephone or a postal code is told as the checkout tells it', async (context) => {
  const wrongBuyer = { ...buyer, email: 'not-an-address', phone_number: 'abc' };
  const methods = [{ type: 'shipping', destinations: [{ ...place, postal_code: '1' }] }];
  const body = await aBegunCheckout(context, { buyer: wrongBuyer, fulfillment: { methods } });
  assert.equal(faultsOfAnswer(body, 'create_checkout', '2026-08-25'), []);
  const told = ((body.messages ?? []) as UcpBody[]).filter(({ code }) => code === 'field_invalid');
  assert.equal(
    told.map(({ path }) => path),
    ['$.buyer.email', '$.buyer.phone_number', '$.fulfillment.methods[0].destinations[0].postal_code'],
  );
  assert.match(String(told[0]?.content), /anna@example.com/);
  const teleport = { methods: [{ ...fulfillment.methods[0], groups: [{ selected_option_id: 'teleport' }] }] };
  const odd = (await askAbout(context, 'update_checkout', body, { line_items: [], buyer, fulfillment: teleport })).body;
  const oddly = ((odd.messages ?? []) as UcpBody[]).filter(({ code }) => code === 'field_invalid');
  assert.equal(
    oddly.map(({ path }) => path),
    ['$.fulfillment.methods[0].groups[0].selected_option_id'],
  );
  const mended = (await askAbout(context, 'update_checkout', body, { line_items: [], buyer, fulfillment })).body;
  assert.not.ok(codesIn(mended).includes('field_invalid'));
});

test('a checkout is made of a cart alone, and of neither cart nor products none', async ({ shop, variant }) => {
  const line_items = [{ item: { id: variant }, quantity: 2 }];
  for (const transport of transports) {
    const cart = await askAsPlatform(shop, { operation: 'create_cart', input: { line_items }, transport });
    const input = { cart_id: cart.body.id };
    const made = await askAsPlatform(shop, { operation: 'create_checkout', input, transport });
    assert.equal([made.body.id, made.status], [cart.body.id, transport === 'rest' ? 201 : 200]);
    const none = await askAsPlatform(shop, { operation: 'create_checkout', input: { buyer }, transport });
    assert.equal([none.status, none.body.code], [400, 'invalid_request']);
  }
});

test('whoever names no profile is told why delivery and discounts are not answered, though they count', async ({
  shop,
  platform,
  variant,
}) => {
  const line_items = [{ item: { id: variant }, quantity: 1 }];
  const asking: Asking = {
    ...{ operation: 'create_checkout', transport: 'rest' },
    input: { context: { language: 'pl' }, line_items, buyer, fulfillment, discounts: { codes: [] } },
  };
  const { body } = await askAsPlatform(shop, asking);
  assert.equal(faultsOfAnswer(body, 'create_checkout', '2026-08-25'), []);
  assert.equal([body.fulfillment, totalIn(body)], [undefined, 14_599]);
  const of = (answer: UcpBody) =>
    ((answer.messages ?? []) as UcpBody[])
      .filter(({ code }) => code === 'extension_not_negotiated')
      .map(({ path }) => path);
  assert.equal(of(body), ['$.fulfillment', '$.discounts']);
  assert.is(
    new Set(((body.messages ?? []) as UcpBody[]).map(({ content }) => content)).size,
    (body.messages as UcpBody[]).length,
  );
  const known = await askAsPlatform(shop, { ...asking, profileUrl: platform.profileUrl('2026-08-25') });
  assert.equal([of(known.body), known.body.fulfillment !== undefined], [[], true]);
});

const wrong: unknown[] = [
  {},
  { line_items: {} },
  { line_items: [{}] },
  { line_items: [{ item: { id: 5 }, quantity: 1 }] },
  { line_items: [{ item: { id: 'a' }, quantity: '1' }] },
  { line_items: [{ item: { id: 'a' }, quantity: 0 }] },
  { line_items: [{ item: { id: 'a' }, quantity: 1.5 }] },
  { line_items: [{ item: { id: 'a' }, quantity: 9e15 }] },
  { line_items: [], buyer: 'Jan' },
  { line_items: [], buyer: { email: 'x'.repeat(201) } },
  { line_items: [], discounts: { codes: 'A' } },
  { line_items: [], fulfillment: { methods: [{ destinations: 'home' }] } },
  { line_items: Array.from({ length: 101 }, () => ({ item: { id: 'a' }, quantity: 1 })) },
];

test('what the schemas refuse is answered 400, over both transports, and nothing is written', async ({
  shop,
  platform,
}) => {
  const { db } = shop.database;
  const count = async () => (await db.selectFrom('assistant_carts').select('cart_id').execute()).length;
  const before = await count();
  const profileUrl = platform.profileUrl('2026-04-08');
  for (const input of wrong) {
    for (const transport of transports) {
      // Only a checkout is delivered.
      const names = 'fulfillment' in (input as object) ? ['checkout'] : ['cart', 'checkout'];
      for (const operation of names.flatMap((name) => [`create_${name}`, `update_${name}`])) {
        const answer = await askAsPlatform(shop, { operation, id: 'x', input: input as object, transport, profileUrl });
        const said = `${operation} ${transport} ${JSON.stringify(input).slice(0, 80)}: ${JSON.stringify(answer.body)}`;
        assert.equal([answer.status, answer.body.code], [400, 'invalid_request'], said);
        assert.not.match(String(answer.body.content), /expected|received|Too (?:big|small)/, said);
      }
    }
  }
  assert.is(await count(), before);
});

test.run();
