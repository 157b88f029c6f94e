// What is wrong with a document is said in the words of whoever edits it, not in those of the library that found it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
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

test.run();
