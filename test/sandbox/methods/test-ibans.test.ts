import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupIban, ibanBank, ibanExample, ibanProblem } from '#server/sandbox/methods/iban-rules.ts';
import { findNamedIban, findTestIban } from '#server/sandbox/methods/test-ibans.ts';

const test = suite('test ibans');

const countries = [
  'at', 'be', 'hr', 'ee', 'fi', 'fr', 'de', 'gi', 'ie', 'li', 'lt', 'lu', 'nl', 'no', 'pt', 'es', 'se', 'ch', 'gb',
] as const; // biome-ignore format: a list of names

test('every documented account exists, by its name and by a valid number', () => {
  for (const country of countries) {
    for (const behaviour of ['success', 'successDelayed', 'failed', 'failedDelayed', 'disputed', 'insufficientFunds']) {
      const named = findNamedIban(`pm_${behaviour}_${country}`);
      assert.is(named?.behaviour, behaviour);
      assert.is(ibanProblem(named?.iban ?? ''), null, named?.iban);
      assert.ok(findTestIban(named?.iban ?? ''));
    }
  }
  assert.is(findNamedIban('pm_success_xx'), null);
  assert.is(findNamedIban('pm_card_visa'), null);
});

test('an account behaves as its number says', () => {
  assert.is(findTestIban('NL39RABO0300065264')?.behaviour, 'success');
  assert.is(findTestIban('DE62370400440532013001')?.behaviour, 'failed');
  assert.is(findTestIban('AT591904300235473203')?.behaviour, 'disputed');
  assert.is(findTestIban('NL02ABNA0123456789'), null);
  // Documented for two behaviours: the first mention counts, unless it is named.
  assert.is(findTestIban('NL55RABO0300065267')?.behaviour, 'successDelayed');
  assert.is(findNamedIban('pm_insufficientFunds_nl')?.behaviour, 'insufficientFunds');
});

test('an IBAN is checked for its country, its length, its characters and its check digits', () => {
  const problems: [string, ReturnType<typeof ibanProblem>][] = [
    ['', 'incomplete_iban'],
    ['N', 'incomplete_iban'],
    ['12', 'invalid_iban_start'],
    ['N1', 'invalid_iban_start'],
    ['US12', 'invalid_iban_country_code'],
    ['NL39RABO030006526', 'incomplete_iban'],
    ['NL39RABO0300065264', null],
    ['NL40RABO0300065264', 'invalid_iban'],
    ['NL391234030006526A', 'invalid_iban'],
    ['PL61109010140000071219812874', null],
    ['MT84MALT011000012345MTLCAST001S', null],
  ];
  for (const [iban, problem] of problems) assert.is(ibanProblem(iban), problem, iban);
});

test('an IBAN tells its bank and is written in fours', () => {
  assert.equal(ibanBank('DE89370400440532013000'), { bankCode: '37040044', branchCode: null });
  assert.equal(ibanBank('FR1420041010050500013M02606'), { bankCode: '20041', branchCode: '01005' });
  assert.equal(ibanBank('IT60X0542811101000000123456'), { bankCode: '05428', branchCode: '11101' });
  assert.is(groupIban('NL39RABO0300065264'), 'NL39 RABO 0300 0652 64');
  assert.is(ibanExample('NL'), 'NL00AAAA0000000000');
  assert.is(ibanExample('XX'), 'DE00000000000000000000');
});

test.run();
