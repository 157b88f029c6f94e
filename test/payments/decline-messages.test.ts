import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';
import { declineMessage, fieldOfDecline, type PaymentFailure } from '#src/payments/decline-messages.ts';

const cardDecline = (failure: PaymentFailure) => declineMessage(failure, 'card');
const decline = (decline_code: string) => cardDecline({ code: 'card_declined', decline_code });

test('the precise code decides over the general one', () => {
  assert.is(decline('insufficient_funds'), 'decline.insufficientFunds');
  assert.is(cardDecline({ code: 'card_declined' }), 'decline.generic');
});

test('the documented codes have their words', () => {
  assert.is(decline('card_velocity_exceeded'), 'decline.tooOften');
  assert.is(cardDecline({ code: 'expired_card' }), 'decline.expiredCard');
  assert.is(cardDecline({ code: 'incorrect_cvc' }), 'decline.incorrectCvc');
  assert.is(cardDecline({ code: 'incorrect_number' }), 'decline.incorrectNumber');
  assert.is(cardDecline({ code: 'processing_error' }), 'decline.processing');
  assert.is(cardDecline({ code: 'payment_intent_authentication_failure' }), 'decline.authentication');
  assert.is(cardDecline({ type: 'api_connection_error' }), 'decline.connection');
});

test('whoever holds a stolen card learns no more than anybody else', () => {
  for (const code of ['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'merchant_blacklist']) {
    assert.is(decline(code), decline('generic_decline'), code);
  }
});

test('a code nobody has heard of is a decline', () => {
  assert.is(decline('brand_new_code'), 'decline.generic');
  assert.is(cardDecline({ code: 'constructor' }), 'decline.generic');
  assert.is(cardDecline({}), 'decline.generic');
});

test('a failure that one field is to blame for leads to it', () => {
  assert.is(fieldOfDecline({ code: 'incorrect_cvc' }, 'card'), 'cardCvc');
  assert.is(fieldOfDecline({ code: 'incorrect_number' }, 'card'), 'cardNumber');
  assert.is(fieldOfDecline({ code: 'expired_card' }, 'card'), 'cardExpiry');
  assert.is(fieldOfDecline({ code: 'card_declined' }, 'card'), null);
});

test('other methods are not spoken of as cards', async () => {
  const others = ['blik', 'p24', 'ideal', 'sepa_debit'] as const;
  for (const method of others) {
    assert.is(declineMessage({ code: 'card_declined' }, method), 'decline.method');
    assert.is(declineMessage({ code: 'constructor' }, method), 'decline.method');
    assert.is(declineMessage({ type: 'api_connection_error' }, method), 'decline.connection');
  }
  for (const method of ['p24', 'ideal'] as const) {
    assert.is(declineMessage({ code: 'payment_intent_authentication_failure' }, method), 'decline.bankFailed');
  }
});

test('what the bank’s app answered to a BLIK code has its words', () => {
  const blik = (code: string, decline_code?: string) => declineMessage({ code, decline_code }, 'blik');
  assert.is(blik('payment_method_invalid_parameter', 'code_invalid'), 'decline.blikCode');
  assert.is(blik('payment_method_invalid_parameter', 'code_expired'), 'decline.blikExpired');
  assert.is(blik('payment_method_provider_decline', 'payment_limit_exceeded'), 'decline.blikLimit');
  assert.is(blik('payment_method_provider_decline', 'customer_declined'), 'decline.blikRefused');
  assert.is(blik('payment_method_provider_decline', 'partner_generic_decline'), 'decline.method');
  assert.is(blik('payment_method_provider_timeout'), 'decline.blikTimeout');
  assert.is(fieldOfDecline({ decline_code: 'code_expired' }, 'blik'), 'blikCode');
});

test('a debit that is refused at once leads to the account', () => {
  assert.is(declineMessage({ code: 'invalid_iban' }, 'sepa_debit'), 'decline.iban');
  assert.is(declineMessage({ decline_code: 'insufficient_funds' }, 'sepa_debit'), 'decline.accountFunds');
  assert.is(fieldOfDecline({ code: 'invalid_iban' }, 'sepa_debit'), 'iban');
});

test('every code of the table leads to words in every language', async () => {
  const source = await readFile(new URL('../../src/payments/decline-messages.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}([a-z_]+): '/gm)].map(([, code]) => code ?? '');
  assert.ok(codes.length > 50);
  for (const locale of locales) {
    const t = translateTo(locale);
    for (const code of codes) assert.ok(t(declineMessage({ code }, 'card')).length > 30, `${locale} ${code}`);
  }
});

test.run();
