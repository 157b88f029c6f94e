import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadPaymentTexts } from '#src/i18n/load-payment-texts.ts';
import { locales } from '#src/i18n/locales.ts';
import { createTranslate } from '#src/i18n/translate.ts';
import { declineMessage, fieldOfDecline } from '#src/payments/decline-messages.ts';

const decline = (decline_code: string) => declineMessage({ code: 'card_declined', decline_code });

test('the precise code decides over the general one', () => {
  assert.is(decline('insufficient_funds'), 'decline.insufficientFunds');
  assert.is(declineMessage({ code: 'card_declined' }), 'decline.generic');
});

test('the documented codes have their words', () => {
  assert.is(decline('card_velocity_exceeded'), 'decline.tooOften');
  assert.is(declineMessage({ code: 'expired_card' }), 'decline.expiredCard');
  assert.is(declineMessage({ code: 'incorrect_cvc' }), 'decline.incorrectCvc');
  assert.is(declineMessage({ code: 'incorrect_number' }), 'decline.incorrectNumber');
  assert.is(declineMessage({ code: 'processing_error' }), 'decline.processing');
  assert.is(declineMessage({ code: 'payment_intent_authentication_failure' }), 'decline.authentication');
  assert.is(declineMessage({ type: 'api_connection_error' }), 'decline.connection');
});

test('whoever holds a stolen card learns no more than anybody else', () => {
  for (const code of ['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'merchant_blacklist']) {
    assert.is(decline(code), decline('generic_decline'), code);
  }
});

test('a code nobody has heard of is a decline', () => {
  assert.is(decline('brand_new_code'), 'decline.generic');
  assert.is(declineMessage({ code: 'constructor' }), 'decline.generic');
  assert.is(declineMessage({}), 'decline.generic');
});

test('a failure that one field is to blame for leads to it', () => {
  assert.is(fieldOfDecline({ code: 'incorrect_cvc' }), 'cardCvc');
  assert.is(fieldOfDecline({ code: 'incorrect_number' }), 'cardNumber');
  assert.is(fieldOfDecline({ code: 'expired_card' }), 'cardExpiry');
  assert.is(fieldOfDecline({ code: 'card_declined' }), null);
});

test('every code of the table leads to words in every language', async () => {
  const source = await readFile(new URL('../../src/payments/decline-messages.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}([a-z_]+): '/gm)].map(([, code]) => code ?? '');
  assert.ok(codes.length > 50);
  for (const locale of locales) {
    const t = createTranslate(locale, await loadPaymentTexts(locale));
    for (const code of codes) assert.ok(t(declineMessage({ code })).length > 30, `${locale} ${code}`);
  }
});

test.run();
