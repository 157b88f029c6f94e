// What differs between two versions of a document, as a person reads it and as a command prints it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { listChangedValues } from '#server/shop/settings/settings-difference.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { listLabels } from '#src/shop/office/find-fields.ts';
import { listChanges } from '#src/shop/office/list-changes.ts';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { formOf } from '#src/shop/office/settings-form.ts';
import type { SettingsChoices } from '#src/shop/office/settings-queries.ts';
import { filledDocuments } from '../../fixtures/settings/filled-documents.ts';

const choices: SettingsChoices = {
  ...{ currencies: ['EUR'], languages: ['nl'], country: 'NL', carriers: [], paymentMethods: [] },
  ...{ deliveryCountries: ['NL'], deliveryPresets: '[]', mailFrom: null, cardRatio: null, colours: '{}' },
};

async function changesOf(document: 'company' | 'delivery', after: unknown, locale: Locale = 'en') {
  const place = { locale, t: translateTo(locale), choices };
  const screen = await screenSources[document]?.load();
  const fields = screen?.sections.flatMap((section) => section.fields) ?? [];
  const [before, now] = [filledDocuments[document], after].map((data) => formOf(fields, data, place));
  return listChanges(fields, { before: before ?? {}, after: now ?? {}, place });
}

const company = filledDocuments.company as { address: object };
const delivery = filledDocuments.delivery as { methods: { zones: object[] }[] };

test('a field is named and said as it was and as it is, in the language of the reader', async () => {
  const moved = { ...company, address: { ...company.address, city: 'Utrecht', country: 'DE' } };
  assert.equal(await changesOf('company', moved, 'de'), [
    { label: 'Ort', before: 'Amsterdam', after: 'Utrecht' },
    { label: 'Land', before: 'Niederlande', after: 'Deutschland' },
  ]);
  assert.equal(await changesOf('company', company), []);
});

test('what changed within a row is said with the row', async () => {
  const [method] = delivery.methods;
  const slower = { ...delivery, methods: [{ ...method, zones: [{ ...method?.zones[0], maxDays: 8 }] }] };
  const [change, ...others] = await changesOf('delivery', slower);
  assert.equal(others, []);
  assert.equal([change?.before, change?.after], ['3', '8']);
  assert.is(change?.label.split(' › ').length, 5);
});

test('a row that is gone is said by its field', async () => {
  const changes = await changesOf('delivery', { ...delivery, methods: [] });
  assert.is(changes.length, 1);
  assert.is(changes[0]?.after, '');
});

test('a command names changed values by the paths that it sets them by', () => {
  const before = { name: 'a', address: { city: 'b' }, methods: [{ id: 'x', days: 1 }], countries: ['NL'] };
  const after = { name: 'a', address: { city: 'c' }, methods: [{ id: 'x', days: 2 }, { id: 'y' }], countries: ['PL'] };
  assert.equal(listChangedValues(before, after), [
    { path: 'address.city', before: 'b', after: 'c' },
    { path: 'methods.0.days', before: 1, after: 2 },
    { path: 'methods.1', before: null, after: { id: 'y' } },
    { path: 'countries', before: ['NL'], after: ['PL'] },
  ]);
});

test('the search knows the labels of fields, also within rows and by what a country calls a number', async () => {
  const labels = await listLabels('de');
  assert.ok(labels.get('payments')?.includes('IBAN'));
  assert.ok(labels.get('company')?.includes('REGON'));
  assert.ok(labels.get('company')?.includes('Ort'));
  assert.is(labels.get('storefront')?.length, 1);
});

test.run();
