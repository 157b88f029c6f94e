import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { paymentSettingsSchema } from '#src/shop/payment-settings.ts';

const ibanKept = (iban: string): string | undefined => {
  const account = { holder: 'Papiernia', bank: 'Bank', iban };
  const read = paymentSettingsSchema.safeParse({ bankTransfer: { accounts: { PLN: account } } });
  return read.data?.bankTransfer?.accounts.PLN?.iban;
};

test('an account number is taken as banks write it, and as it is pasted', () => {
  for (const typed of [
    'PL61 1090 1014 0000 0712 1981 2874',
    '61 1090 1014 0000 0712 1981 2874',
    '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874\t',
    'pl61109010140000071219812874\u200b',
  ]) {
    assert.is(ibanKept(typed), 'PL61109010140000071219812874', typed);
  }
  assert.is(ibanKept('DE89 3704 0044 0532 0130 00'), 'DE89370400440532013000');
});

test('one whose digits do not fit is refused', () => {
  for (const typed of ['61 1090 1014 0000 0712 1981 2875', 'DE89 3704 0044 0532 0130 01', '19-2000145399/0800', '']) {
    assert.is(ibanKept(typed), undefined, typed);
  }
});

test.run();
