// Which documents have a field or a section that is called so: the search of the settings finds what somebody wants to set,
// also where it does not know the document. Loaded when somebody types: it brings every screen.
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import type { SettingsDocument } from '../settings-list.ts';
import { screenSources } from './screen-sources.ts';
import { labelOf } from './settings-form.ts';
import type { SettingField, SettingPlace } from './settings-screen.ts';

export type FoundLabels = ReadonlyMap<SettingsDocument, readonly string[]>;

/** Numbers of a company are called by what its country calls them. */
const countries = ['', 'PL', 'DE', 'NL', 'CZ'];

const noChoices: SettingPlace['choices'] = {
  ...{ currencies: [], languages: [], country: '', carriers: [], paymentMethods: [] },
  ...{ deliveryCountries: [], deliveryPresets: '[]', mailFrom: null, cardRatio: null, colours: '{}' },
};

/** What labels are written by where no document is at hand. */
export function placeOfNothing(locale: Locale, t: Translate): SettingPlace {
  return { locale, t, choices: noChoices, siblings: {} };
}

/** The labels of every screen's fields, in the language of the reader. */
export async function listLabels(locale: Locale): Promise<FoundLabels> {
  const entries = await Promise.all(
    Object.entries(screenSources).map(async ([document, source]) => {
      const [screen, messages] = await Promise.all([source.load(), source.texts(locale)]);
      const t = createTranslate(locale, messages);
      const places = countries.map((country) => ({
        ...placeOfNothing(locale, t),
        siblings: { 'address.country': country },
      }));
      const labels = screen.sections.flatMap(({ title, fields }) => [
        ...(title ? [t(title)] : []),
        ...places.flatMap((place) => fields.flatMap((field) => labelsOf(field, place))),
      ]);
      return [document as SettingsDocument, [...new Set(labels)]] as const;
    }),
  );
  return new Map(entries);
}

/** The label of a field, with those of the fields in its rows or parts. */
function labelsOf(field: SettingField, place: SettingPlace): string[] {
  const inner = field.inner?.flatMap((each) => labelsOf(each, place)) ?? [];
  return [labelOf(field, place), ...inner];
}
