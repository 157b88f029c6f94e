// Every field of every document of the settings can be set in the office and by command: a field that is added to a schema
// and to no screen fails here.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withValues } from '#bin/commands/settings/settings-values.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { settingsEntries } from '#src/shop/office/settings-entries.ts';
import { formOf, readForm } from '#src/shop/office/settings-form.ts';
import type { SettingsChoices } from '#src/shop/office/settings-queries.ts';
import { type SettingsDocument, settingsDocuments } from '#src/shop/settings-documents.ts';
import { settingsNames } from '#src/shop/settings-list.ts';
import { filledDocuments } from '../fixtures/settings/filled-documents.ts';
import { listHeld, listLeaves } from './settings/schema-leaves.ts';

const choices: SettingsChoices = {
  ...{ currencies: ['EUR', 'PLN'], languages: ['nl', 'pl'], country: 'NL', carriers: [], paymentMethods: [] },
  ...{ deliveryCountries: ['NL'], deliveryPresets: '[]', mailFrom: null, cardRatio: null, colours: '{}' },
};

const placeIn = (locale: Locale) => ({ locale, t: translateTo(locale), choices });

const screens = await Promise.all(Object.values(screenSources).map(({ load }) => load()));

test('every document is in the list of the office, and has a screen of fields or a page of its own', () => {
  assert.equal(Object.keys(settingsEntries).sort(), settingsNames.toSorted());
  for (const { document, href } of Object.values(settingsEntries)) {
    const ownPage = officeUrlOf('settingsDocument', undefined, { document });
    if (screenSources[document]) assert.is(href(), ownPage);
    else assert.is.not(href(), ownPage);
    assert.is.not(officeUrlOf('shopSetup', { step: 'name' }).split('?')[0], href().split('?')[0]);
  }
});

for (const document of settingsNames) {
  const schema = settingsDocuments[document];
  const filled = filledDocuments[document];

  test(`the filled document ${document} has something of its own in every place of the schema`, () => {
    assert.equal([...new Set(listHeld(schema, filled))].sort(), [...new Set(listLeaves(schema))].sort());
    assert.equal(JSON.parse(JSON.stringify(schema.parse(filled))), filled);
  });
}

for (const { document, sections } of screens) {
  const fields = sections.flatMap((section) => section.fields);
  const schema = settingsDocuments[document];
  const filled = filledDocuments[document];

  for (const locale of locales) {
    test(`the screen of ${document} shows and saves every place of it (${locale})`, () => {
      const form = formOf(fields, filled, placeIn(locale));
      const read = readForm(fields, form, placeIn(locale));
      assert.equal(read.problems, []);
      assert.equal(JSON.parse(JSON.stringify(read.data)), filled);
    });
  }

  test(`what ${document} says while nobody has set it is shown and read as it is`, () => {
    const neutral = withNeutralSettings({})[document];
    const place = placeIn('en');
    const { data, problems } = readForm(fields, formOf(fields, neutral, place), place);
    assert.equal(problems, []);
    assert.equal(schema.parse(data), neutral);
  });
}

/** Each value by its path, as a command names it. */
function listValues(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null)
    return [`${path}=${typeof data === 'string' ? data : JSON.stringify(data)}`];
  return Object.entries(data).flatMap(([name, inner]) => listValues(inner, path === '' ? name : `${path}.${name}`));
}

for (const [document, filled] of Object.entries(filledDocuments)) {
  test(`kasa settings set --set reaches every place of ${document}`, async () => {
    const emptied = emptyOf(filled) as object;
    assert.equal(await withValues(document as SettingsDocument, emptied, listValues(filled)), filled, document);
  });
}

/** The same places with nothing in them. */
function emptyOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(emptyOf);
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(Object.entries(data).map(([name, inner]) => [name, emptyOf(inner)]));
  }
  return typeof data === 'string' ? '' : null;
}

test.run();
