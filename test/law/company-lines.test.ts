// Who sells, as footers, e-mails and confirmations name it: each number that the company has, called as at home.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { companyLines } from '#server/shop/company-lines.ts';
import { listUnsaidFacts } from '#src/law/company-facts.ts';
import type { Company } from '#src/shop/company.ts';
import { aCompany } from '../fixtures/a-company.ts';

test('the number of the register is named wherever the company is, as it is called there', () => {
  const lines = (country: string, registryNumber: string, locale: 'en' | 'de' = 'en') =>
    companyLines(companyIn(country, { registryNumber }), locale);
  assert.ok(lines('PL', '000331501').includes('REGON 000331501'));
  assert.ok(lines('CZ', '25596641').includes('IČO 25596641'));
  assert.ok(lines('FI', '0112038-9').includes('Y-tunnus 0112038-9'));
  assert.ok(lines('GR', '122204202000').includes('ΓΕΜΗ 122204202000'));
  assert.ok(lines('IE', '104547').includes('Company number 104547'));
  assert.ok(lines('IE', '104547', 'de').includes('Registernummer 104547'));
  assert.ok(lines('DE', 'HRB 12345').includes('Company number HRB 12345'));
});

test('a name that was typed with the number is read once, and no number leaves no line', () => {
  assert.ok(
    companyLines(companyIn('FI', { registryNumber: 'y-tunnus 0112038-9' }), 'en').includes('y-tunnus 0112038-9'),
  );
  assert.not.match(companyLines(companyIn('IE', {}), 'en').join(), 'Company number');
});

test('where the law asks for no register by name, the number in it says which', () => {
  assert.equal(listUnsaidFacts(companyIn('FI', { register: '' })), ['register']);
  assert.equal(listUnsaidFacts(companyIn('FI', { register: '', registryNumber: '0112038-9' })), []);
  assert.equal(listUnsaidFacts(companyIn('DE', { register: '', registryNumber: '12345' })), ['register']);
});

function companyIn(country: string, facts: Partial<Company>): Company {
  const { address, ...others } = aCompany();
  return { ...others, ...facts, address: { ...address, country } };
}

test.run();
