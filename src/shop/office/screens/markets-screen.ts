// The markets of the shop: languages, currencies and countries, and how prices are converted.
import { countryName } from '../../../i18n/country-name.ts';
import { locales } from '../../../i18n/locales.ts';
import { marketOfLanguage } from '../../market-presets.ts';
import { choice } from '../fields/choice-fields.tsx';
import { rate } from '../fields/number-fields.tsx';
import { countryOptions, currencyOptions, languageOptions, namedOptions, textOf } from '../fields/options.ts';
import { rows } from '../fields/rows-field.tsx';
import { several } from '../fields/several-field.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingForm, SettingPlace, SettingsScreen } from '../settings-screen.ts';

/** The languages of the markets as they are typed. */
function typedLanguages(place: SettingPlace) {
  const markets = (place.siblings.markets ?? []) as readonly SettingForm[];
  return languageOptions(place).filter(({ id }) => markets.some(({ language }) => language === id));
}

export const marketsScreen: SettingsScreen = {
  ...settingsEntries.markets,
  sections: [
    {
      fields: [
        rows('markets', 'marketSettings.markets', {
          hint: 'marketSettings.marketsHint',
          isOrdered: true,
          title: ({ language, country, currency }, place) =>
            `${textOf(languageOptions(place), language)} – ${countryName(place.locale, String(country))}, ${currency}`,
          add: ({ t }) => t('marketSettings.add'),
          newRow(markets) {
            const left = locales.find((language) => !markets.some((market) => market.language === language));
            return { ...marketOfLanguage(left ?? 'en') };
          },
          // Each with the country and the money that go with its language.
          presets: () => locales.map((language) => ({ ...marketOfLanguage(language) })),
          presetKey: 'language',
          fields: [
            choice('language', 'marketSettings.language', { options: languageOptions }),
            choice('country', 'marketSettings.country', {
              options: countryOptions,
              hint: 'marketSettings.countryHint',
            }),
            choice('currency', 'marketSettings.currency', { options: currencyOptions }),
            several('deliversTo', 'marketSettings.deliversTo', {
              options: countryOptions,
              nothing: ({ t }) => t('marketSettings.deliversEverywhere'),
            }),
          ],
        }),
        choice('main', 'marketSettings.main', { options: typedLanguages, hint: 'marketSettings.mainHint' }),
        choice('catalogueLanguage', 'marketSettings.catalogueLanguage', {
          options: languageOptions,
          hint: 'marketSettings.catalogueLanguageHint',
        }),
      ],
    },
    {
      title: 'marketSettings.conversions',
      hint: 'marketSettings.conversionsHint',
      fields: [
        rows('conversions', 'marketSettings.rates', {
          title: ({ from, currency, rate: typed }) => `1 ${from} = ${typed} ${currency}`,
          add: ({ t }) => t('marketSettings.addRate'),
          newRow: (_, { choices: { currencies } }) => ({
            currency: currencies[1] ?? '',
            from: currencies[0] ?? '',
            rounding: '.99',
          }),
          fields: [
            choice('from', 'marketSettings.from', { options: currencyOptions }),
            choice('currency', 'marketSettings.into', { options: currencyOptions }),
            rate('rate', 'marketSettings.rate'),
            choice('rounding', 'marketSettings.rounding', {
              options: namedOptions({
                '.99': 'marketSettings.rounding99',
                '.90': 'marketSettings.rounding90',
                whole: 'marketSettings.roundingWhole',
                exact: 'marketSettings.roundingExact',
              }),
            }),
          ],
        }),
      ],
    },
  ],
};
