// The seller, as footers, e-mails and confirmations name it: each number that the company has, called as at home.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { companyLines } from '#server/shop/company-lines.ts';
import { factsOf, isRegisterOfCourts, listUnsaidFacts, ownNameOf } from '#src/law/company-facts.ts';
import { type Company, companySchema } from '#src/shop/company.ts';
import { aCompany } from '../fixtures/a-company.ts';

test('the number of the register is named wherever the company is, as it is called there', () => {
  const lines = (country: string, registryNumber: string, locale: 'en' | 'de' = 'en') =>
    companyLines(companyIn(country, { registryNumber }), locale);
  assert.ok(lines('PL', '000331501').includes('REGON 000331501'));
  assert.ok(lines('CZ', '25596641').includes('IČO 25596641'));
  assert.ok(lines('FI', '0112038-9').includes('Y-tunnus 0112038-9'));
  assert.ok(lines('GR', '122204202000').includes('ΓΕΜΗ 122204202000'));
  assert.ok(lines('IE', '104547').includes('CRO 104547'));
  assert.ok(lines('MT', 'C 12345').includes('Company number C 12345'));
  assert.ok(lines('MT', '104547', 'de').includes('Registernummer 104547'));
  assert.ok(lines('DE', 'HRB 12345').includes('Company number HRB 12345'));
});

test('a Greek company is known by its ΓΕΜΗ and ΑΦΜ, whose code is EL, on every page and paper', () => {
  assert.equal(factsOf('GR'), ['registryNumber', 'vatId']);
  const [facts, address] = [{ vatId: 'GR801456722' }, { country: 'GR' }];
  const { vatId } = companySchema.parse({ legalName: 'Shop', address, ...facts });
  assert.is(vatId, 'EL801456722');
  assert.ok(companyLines(companyIn('GR', { vatId }), 'en').includes('ΑΦΜ EL801456722'));
});

test('a court is asked for where courts keep the register, and elsewhere its number alone', () => {
  for (const country of ['FI', 'IE', 'PT', 'GR', 'SE']) {
    assert.ok(factsOf(country).includes('registryNumber'), country);
    assert.not.ok(isRegisterOfCourts(country), country);
    assert.ok(ownNameOf(country, 'registryNumber'), country);
  }
  assert.ok(isRegisterOfCourts('DE'));
});

test('a share capital is stated where it is filled in', () => {
  const facts = { register: 'Conservatória do Registo Comercial do Porto', shareCapital: '5.000,00 €' };
  const lines = companyLines(companyIn('PT', facts), 'en');
  for (const line of ['Conservatória do Registo Comercial do Porto', 'Share capital: 5.000,00 €'])
    assert.ok(lines.includes(line), line);
  assert.not.match(companyLines(companyIn('PT', {}), 'en').join(), 'Share capital');
});

test('a name that was typed with the number is read once, and no number leaves no line', () => {
  assert.ok(
    companyLines(companyIn('FI', { registryNumber: 'y-tunnus 0112038-9' }), 'en').includes('y-tunnus 0112038-9'),
  );
  assert.not.match(companyLines(companyIn('IE', {}), 'en').join(), 'CRO');
});

test('where the law asks for no register by name, the number in it says which', () => {
  assert.equal(listUnsaidFacts(companyIn('FI', { register: '' })), ['registryNumber']);
  assert.equal(listUnsaidFacts(companyIn('FI', { register: '0112038-9' })), []);
  assert.equal(listUnsaidFacts(companyIn('MT', { register: '' })), ['register']);
  assert.equal(listUnsaidFacts(companyIn('FI', { register: '', registryNumber: '0112038-9' })), []);
  assert.equal(listUnsaidFacts(companyIn('DE', { register: '', registryNumber: '12345' })), ['register']);
});

function companyIn(country: string, facts: Partial<Company>): Company {
  const { address, ...others } = aCompany();
  return { ...others, ...facts, address: { ...address, country } };
}

test.run();
