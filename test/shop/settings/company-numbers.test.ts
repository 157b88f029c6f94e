// Numbers of companies whose digits give a mistake away, by the rule of the country that gives them out.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkCompany } from '#server/setup/check-company.ts';
import { isDic, isIco, isNip, isRegon, listMisfits } from '#server/shop/settings/company-numbers.ts';
import { companyRules } from '#server/shop/settings/company-rules.ts';
import { writePhone } from '#server/shop/write-company.ts';
import { aCompany } from '../../fixtures/a-company.ts';

/** A right one, and the same with a digit of another value. */
const numbers: [rule: (text: string) => boolean, right: string, wrong: string][] = [
  [isNip, '525-000-58-34', '525-000-58-35'],
  [isNip, 'PL5250005834', '5250005843'],
  [isRegon, '000331501', '000331510'],
  [isRegon, '12345678512347', '12345678512348'],
  [isIco, '25596641', '25596614'],
  [isDic, 'CZ25596641', 'CZ25596642'],
];

test('check digits tell a mistyped number', () => {
  for (const [rule, right, wrong] of numbers) {
    assert.is(rule(right), true, right);
    assert.is(rule(wrong), false, wrong);
  }
});

const none = {
  taxNumber: '',
  registryNumber: '',
  register: '',
  krs: '',
  kvk: '',
  wIdNr: '',
  lucid: '',
  weee: '',
  batteries: '',
  bdo: '',
  shareCapital: '',
};

test('only numbers of the company’s own country are judged, and empty ones never', () => {
  const company = (country: string, facts: object) => {
    const { address, ...others } = aCompany();
    return { ...others, ...facts, address: { ...address, country } };
  };
  const factsOf = (country: string, facts: object) =>
    listMisfits(company(country, { ...none, ...facts })).map(({ fact }) => fact);
  assert.equal(factsOf('PL', {}), []);
  assert.equal(factsOf('PL', { taxNumber: '1', registryNumber: '2', krs: '3', kvk: '4' }), [
    'taxNumber',
    'registryNumber',
    'krs',
  ]);
  assert.equal(factsOf('PL', { bdo: '00012345', weee: '1' }), ['bdo']);
  assert.equal(factsOf('DE', { weee: 'DE 1234567', batteries: 'DE 12345678', bdo: '1' }), ['weee']);
  assert.equal(factsOf('NL', { kvk: '1234567', taxNumber: '1' }), ['kvk']);
  assert.equal(factsOf('NL', { kvk: '12345678' }), []);
  assert.equal(factsOf('DE', { register: 'Amtsgericht Charlottenburg, HRB 12345 B', wIdNr: 'DE1', lucid: 'DE2' }), [
    'wIdNr',
    'lucid',
  ]);
  assert.equal(factsOf('DE', { register: 'Amtsgericht Charlottenburg, HRB zwölf' }), ['register']);
  assert.equal(factsOf('DE', { register: 'Partnerschaftsregister Köln, PR 12' }), []);
});

test('a VAT id is judged by the check digits of the country that stands before it, and one of no member state by nobody', () => {
  const judge = (country: string, vatId: string) => {
    const { address, ...others } = aCompany({ vatId, register: '', wIdNr: '', lucid: '' });
    return listMisfits({ ...others, address: { ...address, country } }).map(({ fact }) => fact);
  };
  assert.equal(judge('GR', 'EL094259216'), []);
  assert.equal(judge('GR', 'EL094259217'), ['vatId']);
  assert.equal(judge('PT', 'PT501964843'), []);
  assert.equal(judge('PT', 'PT501964842'), ['vatId']);
  assert.equal(judge('FI', 'DE136695976'), []);
  assert.equal(judge('GB', 'GB980780684'), []);
  assert.equal(judge('CH', 'CHE-123.456.788 MWST'), []);
});

test('a number that is none is refused alike in the first run, on the screen and by the command', async () => {
  const typed = {
    ...{ legalName: 'Garncarnia', street: 'Morska 1', postalCode: '', city: 'Gdynia', email: 'a@shop.example' },
    ...{ phone: '', vatId: '', taxNumber: '', registryNumber: '', register: '', krs: '', kvk: '' },
    ...{ lucid: '', responsiblePerson: '', openingHours: '' },
  };
  for (const [country, postalCode, fact, right, wrong] of [
    ['PL', '81-222', 'taxNumber', '5250005834', '5250005835'],
    ['PL', '81-222', 'registryNumber', '000331501', '000331510'],
    ['PL', '81-222', 'krs', '0000123456', '123456'],
    ['CZ', '110 00', 'registryNumber', '25596641', '25596614'],
    ['CZ', '110 00', 'taxNumber', 'CZ25596641', 'CZ25596642'],
    ['NL', '1015 DK', 'kvk', '12345678', '1234567'],
    ['DE', '10115', 'vatId', 'DE136695976', 'DE136695977'],
    ['FI', '00100', 'registryNumber', '0112038-9', '0112038-8'],
    ['PT', '4000-001', 'registryNumber', '510234569', '12'],
    ['PT', '4000-001', 'taxNumber', '510234569', '510234568'],
    ['GR', '811 00', 'taxNumber', '094259216', '094259217'],
  ] as const) {
    const { address, ...others } = aCompany({ ...none, vatId: '' });
    const stored = (value: string) => ({ ...others, address: { ...address, country, postalCode }, [fact]: value });
    const ofScreen = async (value: string) =>
      (await companyRules.check?.(null as never, { settings: stored(value), before: stored('') }))?.map(
        ({ path }) => path,
      );
    const ofFirstRun = (value: string) => {
      const checked = checkCompany({ ...typed, postalCode, [fact]: value }, { country, locale: 'en' });
      return checked.ok ? [] : [checked.error.field];
    };
    assert.equal([await ofScreen(right), ofFirstRun(right)], [[], []], `${country} ${right}`);
    assert.equal([await ofScreen(wrong), ofFirstRun(wrong)], [[fact], [fact]], `${country} ${wrong}`);
    const before = stored(wrong);
    const later = await companyRules.check?.(null as never, {
      settings: { ...before, phone: '+31 20 123 4567' },
      before,
    });
    assert.equal(later, [], `${country} ${wrong}, stored before`);
  }
});

test('a telephone number of a larger Greek town stands in the groups in which it is said', () => {
  for (const [typed, country, written] of [
    ['2810 123456', 'GR', '+30 2810 123456'],
    ['2310123456', 'GR', '+30 2310 123456'],
    ['210 1234567', 'GR', '+30 21 0123 4567'],
    ['6912345678', 'GR', '+30 691 234 5678'],
  ] as const)
    assert.is(writePhone(typed, country), written);
});

test('a number of the Greek register that is too short is told, and taken', async () => {
  const { address, ...others } = aCompany({ vatId: '', register: '', wIdNr: '', lucid: '' });
  const judge = (registryNumber: string) =>
    listMisfits({ ...others, registryNumber, address: { ...address, country: 'GR' } });
  assert.equal(judge('12345'), [{ fact: 'registryNumber', value: '12345', isSure: false }]);
  assert.equal(judge('077156527000'), []);
});

test('a telephone number that is too short or too long for its country is refused, unless it was stored before', async () => {
  const faultsOf = async (country: string, phone: string, before = '') => {
    const { address, ...others } = aCompany();
    const said = (each: string) => ({ ...others, address: { ...address, country }, phone: each });
    return (await companyRules.check?.(null as never, { settings: said(phone), before: said(before) }))?.filter(
      ({ path }) => path === 'phone',
    ).length;
  };
  for (const [country, phone] of [
    ['FI', '040'],
    ['PT', '22'],
    ['IE', '1 23'],
    ['PL', 'call us'],
    ['PL', '+48 22'],
  ] as const) {
    assert.is(await faultsOf(country, phone), 1, phone);
    assert.is(await faultsOf(country, phone, phone), 0, phone);
  }
  for (const [country, phone] of [
    ['FI', '+358 40 1234567'],
    ['PT', '22 208 1234'],
    ['PL', '+44 20 7946 0958'],
    ['DE', '+48 22 000 00 00'],
    ['GR', ''],
  ] as const)
    assert.is(await faultsOf(country, phone), 0, phone);
});

test.run();
