// What is wrong with a document is said in the words of whoever edits it, not in those of the library that found it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listFaults } from '#bin/commands/settings/settings-faults.ts';
import { sayUnspoken } from '#bin/commands/unknown-language.ts';
import { locales } from '#src/i18n/locales.ts';
import { sayIssue } from '#src/shop/faults/say-issue.ts';
import { settingsDocuments } from '#src/shop/settings-documents.ts';

const faultsOf = (document: 'payments' | 'company' | 'delivery', data: unknown) => {
  const read = settingsDocuments[document].safeParse(data, { error: sayIssue });
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
};

test('a wrong type names what is expected, and whether nothing is there', () => {
  assert.equal(faultsOf('payments', { bankTransfer: 'yes' }), ['bankTransfer must be an object in braces: { … }']);
  assert.equal(faultsOf('delivery', { methods: {} }), ['methods must be a list in brackets: [ … ]']);
  assert.equal(faultsOf('delivery', { cutOffHour: '12' }), ['cutOffHour must be a number']);
  assert.ok(faultsOf('company', {}).includes('legalName is missing: it must be a text in quotes'));
  for (const fault of faultsOf('company', { legalName: 5, phone: [], address: null }))
    assert.not.match(fault, 'Invalid input', fault);
});

test('languages have their names, and the path is the one that was typed', () => {
  const markets = (language: string) => ({ markets: [{ language, currency: 'EUR', country: 'PT' }] });
  const [before, data] = [markets('en'), markets('pt')];
  const read = settingsDocuments.markets.safeParse(data, { error: sayIssue });
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  const typed = { paths: ['markets.en.language'], before };
  assert.match(
    listFaults('markets', faults, data, typed),
    '  markets.en.language: must be one of pl (Polish), nl (Dutch), de (German), cs (Czech), en (English)',
  );
  assert.match(listFaults('markets', faults, data), '  markets.pt.language: ');
});

test('a shop begins with a word on the language of its country when Kasa does not speak that', () => {
  assert.equal(sayUnspoken('PT', locales), [
    'Kasa does not speak Portuguese: pages, e-mails and legal texts can be in Polish, Dutch, German, Czech or English.',
  ]);
  assert.match(sayUnspoken('FI', locales)[0] ?? '', 'Finnish');
  assert.match(sayUnspoken('GR', locales)[0] ?? '', 'Greek');
  for (const country of ['IE', 'MT', 'AT', 'BE', 'LU', 'PL']) assert.equal(sayUnspoken(country, locales), [], country);
});

test.run();
