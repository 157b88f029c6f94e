// Every test card of docs.stripe.com/testing that the shop's specification names, typed as a number and confirmed.
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox test cards');

let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox();
});
test.after(() => opened.close());

type Ending = { status?: string; code?: string; declineCode?: string };
type Expectation = Ending & {
  number: string;
  does: string;
  /** What follows a challenge that was passed. */
  afterChallenge?: Ending;
  options?: Partial<Stripe.PaymentIntentCreateParams>;
};

const succeeded = { status: 'succeeded' };
const challenged = { status: 'requires_action' };
const declined = (declineCode: string) => ({ code: 'card_declined', declineCode });
const requested = { payment_method_options: { card: { request_three_d_secure: 'any' } } } as const;

const expectations: Expectation[] = [
  { number: '4242424242424242', does: 'pays', ...succeeded },
  { number: '5555555555554444', does: 'pays', ...succeeded },
  { number: '378282246310005', does: 'pays, knowing no 3-D Secure', ...succeeded, options: requested },
  { number: '4242424242424242', does: 'pays, nobody being enrolled', ...succeeded, options: requested },
  { number: '4000002500003155', does: 'asks the shopper', ...challenged, afterChallenge: succeeded },
  {
    number: '4000002500003155',
    does: 'needs the shopper',
    code: 'authentication_required',
    declineCode: 'authentication_required',
    options: { off_session: true },
  },
  { number: '4000002760003184', does: 'always asks', ...challenged, afterChallenge: succeeded },
  { number: '4000003800000446', does: 'asks on session', ...challenged, afterChallenge: succeeded },
  { number: '4000003800000446', does: 'pays off session', ...succeeded, options: { off_session: true } },
  {
    number: '4000008260003178',
    does: 'asks, then has no funds',
    ...challenged,
    afterChallenge: declined('insufficient_funds'),
  },
  { number: '4000000000003220', does: 'asks', ...challenged, afterChallenge: succeeded },
  {
    number: '4000000000003220',
    does: 'fails rather than ask',
    code: 'authentication_required',
    declineCode: 'authentication_required',
    options: { error_on_requires_action: true },
  },
  { number: '4000008400000027', does: 'asks', ...challenged, afterChallenge: succeeded },
  {
    number: '4000008400001629',
    does: 'asks, then declines',
    ...challenged,
    afterChallenge: declined('generic_decline'),
  },
  { number: '4000008400001280', does: 'declines, its lookup failing', ...declined('generic_decline') },
  { number: '4000000000003055', does: 'pays without asking', ...succeeded },
  {
    number: '4000000000003055',
    does: 'asks when told to',
    ...challenged,
    afterChallenge: succeeded,
    options: requested,
  },
  { number: '4000000000003097', does: 'pays without asking', ...succeeded },
  {
    number: '4000000000003097',
    does: 'breaks when told to ask',
    code: 'processing_error',
    declineCode: 'processing_error',
    options: requested,
  },
  { number: '4000000032200000', does: 'pays without friction', ...succeeded },
  { number: '4000000000000002', does: 'declines', ...declined('generic_decline') },
  { number: '4000000000009995', does: 'declines', ...declined('insufficient_funds') },
  { number: '4000000000009987', does: 'declines', ...declined('lost_card') },
  { number: '4000000000009979', does: 'declines', ...declined('stolen_card') },
  { number: '4000000000000069', does: 'declines', code: 'expired_card', declineCode: 'expired_card' },
  { number: '4000000000000127', does: 'declines', code: 'incorrect_cvc', declineCode: 'incorrect_cvc' },
  { number: '4000000000000119', does: 'declines', code: 'processing_error', declineCode: 'processing_error' },
  { number: '4000000000006975', does: 'declines', ...declined('card_velocity_exceeded') },
  { number: '4000000000000341', does: 'declines when charged', ...declined('generic_decline') },
  { number: '4100000000000019', does: 'is blocked', ...declined('fraudulent') },
  { number: '4242424242424241', does: 'is no card', code: 'incorrect_number' },
  { number: '4000000000000259', does: 'pays, to be disputed later', ...succeeded },
  { number: '4000000000002685', does: 'pays, to be disputed later', ...succeeded },
  { number: '4000000000001976', does: 'pays, to be inquired about later', ...succeeded },
  { number: '4000000000007726', does: 'pays', ...succeeded },
  { number: '4000000000005126', does: 'pays', ...succeeded },
  { number: '4111111111111111', does: 'is not a test card', ...declined('test_mode_live_card') },
];

for (const { number, does, afterChallenge, options, ...ending } of expectations) {
  const under = options ? ` with ${Object.keys(options)[0]}` : '';
  test(`${number}${under} ${does}`, async () => {
    const intent = await attempt(number, options);
    assert.equal(endingOf(intent), { status: undefined, code: undefined, declineCode: undefined, ...ending });
    if (!afterChallenge || !('id' in intent)) return;
    await fetch(`${opened.sandbox.origin}/pages/authenticate/${intent.id}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', result: 'authorized' }),
    });
    const after = await opened.stripe.paymentIntents.retrieve(intent.id);
    const { last_payment_error: error } = after;
    if (error) assert.equal({ code: error.code, declineCode: error.decline_code }, afterChallenge);
    else assert.equal({ status: after.status }, afterChallenge);
  });
}

type Refused = { code?: string; decline_code?: string };

async function attempt(
  number: string,
  options: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent | Refused> {
  // The number goes as the browser sends it: the SDK's own types leave it out of intents.
  const card = { number, exp_month: 12, exp_year: 2040, cvc: number.startsWith('37') ? '1234' : '123' };
  const parameters = {
    amount: 12900,
    currency: 'pln',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method_data: { type: 'card', card },
    ...options,
  } as Stripe.PaymentIntentCreateParams;
  return opened.stripe.paymentIntents.create(parameters).catch((error: Refused) => error);
}

function endingOf(result: Stripe.PaymentIntent | Refused): Ending {
  if ('status' in result) return { status: result.status, code: undefined, declineCode: undefined };
  return {
    status: undefined,
    code: (result as Refused).code,
    declineCode: (result as Refused).decline_code || undefined,
  };
}

test.run();
