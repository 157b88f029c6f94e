import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDraftContact } from '#server/drafts/draft-contact.ts';
import { newDraft } from '#src/drafts/draft-content.ts';

test('what staff type of a customer is read as the checkout reads it, tax ids that are pasted too', () => {
  const draft = newDraft('de');
  const company = { companyName: ' Muster GmbH ', taxId: '\uff24\uff25 136\u2013695\u2013976', postalCode: '10115' };
  const contact = readDraftContact({ ...draft, customer: { ...draft.customer, ...company } }, 'DE');
  assert.equal([contact.companyName, contact.taxId, contact.isCompany], ['Muster GmbH', 'DE136695976', true]);
});

test.run();
