// The country in which the company is taxed, and what differs from the rates that Kasa knows.
import { vatClasses } from '../../../countries/country.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { smallBusinessLaw } from '../../../vat/small-business-laws.ts';
import { choice, day, toggle } from '../fields/choice-fields.tsx';
import { percent } from '../fields/number-fields.tsx';
import { countryOptions, textOf } from '../fields/options.ts';
import { rows } from '../fields/rows-field.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingPlace, SettingsScreen } from '../settings-screen.ts';

const classOptions = ({ t }: SettingPlace) => vatClasses.map((id) => ({ id, text: t(`taxSettings.class_${id}`) }));

function smallBusinessHint({ siblings, choices, t }: SettingPlace): string {
  const law = smallBusinessLaw(String(siblings.homeCountry || choices.country));
  return law ? t('taxSettings.smallBusinessHint_law', { law }) : t('taxSettings.smallBusinessHint');
}

export const taxesScreen: SettingsScreen = {
  ...settingsEntries.taxes,
  sections: [
    {
      fields: [
        choice('homeCountry', 'taxSettings.homeCountry', {
          options: countryOptions,
          none: ({ t }) => t('taxSettings.whereCompanyIs'),
        }),
        toggle('smallBusiness', 'taxSettings.smallBusiness', { hint: smallBusinessHint }),
        toggle('oss', 'taxSettings.oss', { hint: 'taxSettings.ossHint' }),
      ],
    },
    {
      title: 'taxSettings.rates',
      hint: 'taxSettings.ratesHint',
      fields: [
        rows('rates', 'taxSettings.ownRates', {
          title: ({ country, class: name, percent: typed }, place) =>
            `${countryName(place.locale, String(country))}, ${textOf(classOptions(place), name)}: ${typed} %`,
          add: ({ t }) => t('taxSettings.addRate'),
          newRow: (_, { choices: { country } }) => ({ country, class: 'standard' }),
          fields: [
            choice('country', 'taxSettings.country', { options: countryOptions }),
            choice('class', 'taxSettings.class', { options: classOptions }),
            percent('percent', 'taxSettings.percent'),
            day('from', 'taxSettings.from'),
            day('until', 'taxSettings.until', { isNullable: true, hint: 'taxSettings.untilHint' }),
          ],
        }),
      ],
    },
    {
      title: 'taxSettings.classes',
      hint: 'taxSettings.classesHint',
      fields: [
        rows('classes', 'taxSettings.otherClasses', {
          entries: { names: ['home', 'country'], leaf: 'class' },
          title: ({ home, country, class: name }, place) =>
            `${textOf(classOptions(place), home)} → ${countryName(place.locale, String(country))}: ${textOf(classOptions(place), name)}`,
          add: ({ t }) => t('taxSettings.addClass'),
          newRow: () => ({ home: 'reduced', class: 'standard' }),
          fields: [
            choice('home', 'taxSettings.homeClass', { options: classOptions }),
            choice('country', 'taxSettings.country', { options: countryOptions }),
            choice('class', 'taxSettings.classThere', { options: classOptions }),
          ],
        }),
      ],
    },
  ],
};
