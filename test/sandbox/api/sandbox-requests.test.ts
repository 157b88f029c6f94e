// What the sandbox asks of a request, whatever it is about.
import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox requests');

let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox();
});
test.after(() => opened.close());

test('a version that the sandbox does not speak is refused, and none is the account’s own', async () => {
  const list = (version?: string) =>
    fetch(`${opened.sandbox.origin}/v1/payment_intents`, {
      headers: { authorization: 'Bearer sk_test_1', ...(version && { 'stripe-version': version }) },
    });
  const refused = await list('2019-2-19');
  assert.is(refused.status, 400);
  const { error } = (await refused.json()) as { error: { type: string; message: string } };
  assert.equal([error.type, error.message], ['invalid_request_error', 'Invalid Stripe API version: 2019-2-19']);
  assert.is((await list(Stripe.API_VERSION)).status, 200);
  assert.is((await list()).status, 200);
});

test('a list that begins at an object that is not there is refused', async () => {
  for (const param of ['starting_after', 'ending_before'] as const) {
    const error = await refusalOf(opened.stripe.paymentIntents.list({ [param]: 'pi_unknown' }));
    assert.equal([error.statusCode, error.code, error.param], [400, 'resource_missing', param]);
    assert.is(error.message, "No such payment_intent: 'pi_unknown'");
  }
});

test.run();
