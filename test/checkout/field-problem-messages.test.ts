import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { checkoutFields } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { fieldProblemText } from '#src/checkout/field-problem-messages.ts';
import { locales } from '#src/i18n/locales.ts';

for (const locale of locales) {
  test(`every problem of every field is put in words, with an example of the country (${locale})`, async () => {
    const t = translateTo(locale);
    const kinds = [
      'MISSING',
      'TOO_LONG',
      'EMAIL',
      'PHONE',
      'MOBILE',
      'HOUSE_NUMBER',
      'POSTAL_CODE',
      'COUNTRY',
      'TAX_ID',
      'SHIPPING_METHOD',
    ] as const;
    for (const name of checkoutFields) {
      for (const problem of kinds) {
        // Only these come with examples, and only for their own fields.
        const isForeign =
          // Nobody misses what no order needs.
          (problem === 'MISSING' && /In$|^is|^has|^note$|^pickup|^billingLine2/.test(name)) ||
          (['PHONE', 'MOBILE'].includes(problem) && name !== 'phone') ||
          (problem === 'POSTAL_CODE' && name !== 'postalCode') ||
          (problem === 'TAX_ID' && name !== 'taxId');
        if (isForeign) continue;
        const text = fieldProblemText(t, { name, problem }, { ...emptyDraft, country: 'NL', billingCountry: 'NL' });
        assert.not.match(text, /[{}]/, `${name} ${problem}: ${text}`);
      }
    }
    assert.match(
      fieldProblemText(t, { name: 'postalCode', problem: 'POSTAL_CODE' }, { ...emptyDraft, country: 'NL' }),
      /1012 AB/,
    );
    const irish = { ...emptyDraft, country: 'IE' };
    assert.match(fieldProblemText(t, { name: 'postalCode', problem: 'POSTAL_CODE' }, irish), /^Eircode\b.*D02 AF30/);
    const bill = { ...emptyDraft, country: 'NL', hasBillingAddress: true, billingCountry: 'PL' };
    const polish = fieldProblemText(t, { name: 'billingPostalCode', problem: 'POSTAL_CODE' }, bill);
    assert.match(polish, /00-950/);
    assert.ok(polish.startsWith(t('field.postalCode')), polish);
    assert.match(fieldProblemText(t, { name: 'taxId', problem: 'TAX_ID' }, bill), /NIP|526/);
  });
}

test.run();
