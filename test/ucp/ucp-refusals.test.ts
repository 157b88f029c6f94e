// What assistants were refused, as the merchant finds it on the page of assistants: each code that a request can be answered
// with, whichever way it came.
import * as assert from 'uvu/assert';
import { readAssistantFigures } from '#server/reports/assistants/read-assistant-figures.ts';
import { businessMessages } from '#server/ucp/messages/business-messages.ts';
import { protocolErrors } from '#server/ucp/messages/protocol-errors.ts';
import { assistantRefusalCodes } from '#src/reports/assistants/assistant-refusals.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { askAsPlatform } from '../fixtures/ucp/ask-as-platform.ts';
import { aBegunCheckout, askAbout, codesIn, suiteOfCheckouts } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('what assistants were refused');

test('there are words for every code that a request can be refused with, and for no other', () => {
  const ofAnswers = Object.values(businessMessages).flatMap((message) =>
    message.type === 'error' ? [message.code] : [],
  );
  // What a person has to choose has no code of its own in the protocol.
  const codes = new Set<string>([...Object.keys(protocolErrors), ...ofAnswers, 'item_needs_person']);
  assert.equal(assistantRefusalCodes.toSorted(), [...codes].sort());
});

test('what is refused is counted by the domain that asked, once each time, over both transports', async (context) => {
  const { shop, platform, variant } = context;
  const profileUrl = platform.profileUrl('2026-08-25');
  const domain = new URL(profileUrl).hostname;
  const agent = { 'ucp-agent': `profile="${profileUrl}"` };
  const line = (id: string, quantity = 1) => ({ line_items: [{ item: { id }, quantity }] });
  const few = await aProduct(shop.database.db, { handle: 'three-left', onHand: 3 });
  const many = await aProduct(shop.database.db, { handle: 'many-left', onHand: 500 });

  await shop.app.inject({ url: '/ucp/v1/catalog/search', headers: agent });
  await shop.app.inject({ method: 'POST', url: '/ucp/v1/nothing', headers: agent });
  await shop.app.inject({ method: 'POST', url: '/ucp/v1/nothing', headers: { 'ucp-agent': 'profile=nonsense' } });
  for (const transport of ['rest', 'mcp'] as const) {
    const ask = (input: object) => askAsPlatform(shop, { operation: 'create_cart', transport, profileUrl, input });
    await ask({ line_items: 'nothing' });
    await ask(line('nothing'));
    await ask(line(few, 4));
    await ask(line(many, 500));
    await ask({ ...line(variant), discounts: { codes: ['NOPE', 'NOPE2'] } });
    const { body } = await ask({ ...line(variant), buyer: { email: 'nobody' } });
    // Told again to whoever reads it, and not refused again.
    const read = await askAsPlatform(shop, { operation: 'get_cart', id: String(body.id), transport, profileUrl });
    assert.ok(codesIn(read.body).includes('field_invalid'));
  }
  const begun = await aBegunCheckout(context);
  // Told with the checkout as well, and refused to whoever wants to complete it.
  await askAbout(context, 'get_checkout', begun);
  await askAbout(context, 'complete_checkout', begun);
  await askAbout(context, 'cancel_checkout', begun);
  await askAbout(context, 'update_checkout', begun, line(variant));
  await shop.app.close();

  const { refusals } = await readAssistantFigures({ db: shop.database.db, now: () => shopTime }, 30);
  const countsOf = (platformDomain: string) =>
    Object.fromEntries(
      refusals.filter((each) => each.platform === platformDomain).map(({ code, refused }) => [code, refused]),
    );
  assert.equal(countsOf(domain), {
    method_not_allowed: 1,
    unknown_address: 1,
    invalid_request: 2,
    item_unavailable: 2,
    out_of_stock: 2,
    quantity_limited: 2,
    discount_code_invalid: 2,
    discount_code_combination_disallowed: 2,
    field_invalid: 2,
    buyer_must_confirm: 1,
    checkout_closed: 1,
  });
  assert.equal(countsOf(''), { unknown_address: 1 });
});

test.run();
