// When invoices are made, for whom, and how they are numbered.

import { countryName } from '../../../i18n/country-name.ts';
import { issueTimes } from '../../invoices/issue-times.ts';
import { ksefChoices } from '../../invoices/ksef-choices.ts';
import { choice, toggle } from '../fields/choice-fields.tsx';
import { percent, whole } from '../fields/number-fields.tsx';
import { countryOptions } from '../fields/options.ts';
import { rows } from '../fields/rows-field.tsx';
import { text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingPlace, SettingsScreen } from '../settings-screen.ts';

const LONGEST_PATTERN = 60;
const LONGEST_ACCOUNT = 9;
/** Whether the company is there: what another state wants is no choice of its own. */
const isIn =
  (country: string) =>
  ({ choices }: Pick<SettingPlace, 'choices'>) =>
    choices.country === country;

export const invoicesScreen: SettingsScreen = {
  ...settingsEntries.invoices,
  sections: [
    {
      fields: [
        choice('issueAt', 'invoiceSettings.issueAt', {
          hint: 'invoiceSettings.issueAtHint',
          options: ({ t }) => issueTimes.map((id) => ({ id, text: t(`invoiceSettings.at_${id}`) })),
        }),
        toggle('forConsumers', 'invoiceSettings.forConsumers', { hint: 'invoiceSettings.forConsumersHint' }),
        choice('ksef', 'invoiceSettings.ksef', {
          hint: 'invoiceSettings.ksefHint',
          options: ({ t }) => ksefChoices.map((id) => ({ id, text: t(`invoiceSettings.ksef_${id}`) })),
          isShown: isIn('PL'),
        }),
      ],
    },
    {
      title: 'invoiceSettings.series',
      fields: [
        text('series.invoice', 'invoiceSettings.invoice', {
          maxLength: LONGEST_PATTERN,
          hint: 'invoiceSettings.seriesHint',
        }),
        text('series.correction', 'invoiceSettings.correction', { maxLength: LONGEST_PATTERN }),
        text('series.proforma', 'invoiceSettings.proforma', { maxLength: LONGEST_PATTERN }),
        text('series.receipt', 'invoiceSettings.receipt', { maxLength: LONGEST_PATTERN }),
      ],
    },
    {
      title: 'invoiceSettings.datev',
      hint: 'invoiceSettings.datevHint',
      isShown: isIn('DE'),
      fields: [
        whole('datev.consultant', 'invoiceSettings.datevConsultant', { isNullable: true }),
        whole('datev.client', 'invoiceSettings.datevClient', { isNullable: true }),
        text('datev.customers', 'invoiceSettings.datevCustomers', { maxLength: LONGEST_ACCOUNT }),
        rows('datev.accounts', 'invoiceSettings.datevAccounts', {
          title: ({ country, percent: typed, account }, { locale }) =>
            `${countryName(locale, String(country))}, ${typed} %: ${account}`,
          add: ({ t }) => t('invoiceSettings.datevAdd'),
          newRow: (_, { choices: { country } }) => ({ country, account: '' }),
          fields: [
            choice('country', 'invoiceSettings.datevCountry', { options: countryOptions }),
            percent('percent', 'invoiceSettings.datevPercent'),
            text('account', 'invoiceSettings.datevAccount', { maxLength: LONGEST_ACCOUNT }),
          ],
        }),
      ],
    },
  ],
};
