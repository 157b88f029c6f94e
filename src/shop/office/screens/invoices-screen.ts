// When invoices are made, for whom, and how they are numbered.
import { formatDay } from '../../../dates/format-moment.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { issueTimes } from '../../invoices/issue-times.ts';
import { ksefChoices } from '../../invoices/ksef-choices.ts';
import { ksefOutageKinds } from '../../invoices/ksef-outages.ts';
import { monthNumbers } from '../../invoices/month-numbers.ts';
import { publicSystemOf } from '../../invoices/public-systems.ts';
import { seriesKinds } from '../../invoices/series-list.ts';
import { choice, toggle } from '../fields/choice-fields.tsx';
import { moment, sayMoment } from '../fields/moment-field.tsx';
import { percent, whole } from '../fields/number-fields.tsx';
import { countryOptions, languageOptions, textOf } from '../fields/options.ts';
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

type OutageKind = (typeof ksefOutageKinds)[number];

/** What a market is numbered by apart; it begins with the shop's own patterns after its language. */
const marketSeries = rows('marketSeries', 'invoiceSettings.marketSeries', {
  hint: 'invoiceSettings.marketSeriesHint',
  entries: { names: ['language'] },
  title: ({ language }, place) => textOf(languageOptions(place), language),
  add: ({ t }) => t('invoiceSettings.marketSeriesAdd'),
  newRow(others, { choices: { languages }, siblings }) {
    const language = languages.find((each) => !others.some((row) => row.language === each)) ?? languages[0];
    const own = seriesKinds.map((kind) => [kind, `${language?.toUpperCase()}-${siblings[`series.${kind}`]}`]);
    return { language, ...Object.fromEntries(own) };
  },
  fields: [
    choice('language', 'invoiceSettings.marketSeriesOf', { options: languageOptions }),
    ...seriesKinds.map((kind) => text(kind, `invoiceSettings.${kind}`, { maxLength: LONGEST_PATTERN })),
  ],
});

/** The usual hint, and what the law of the company's country leaves to other programs. */
function issueAtHint({ t, locale, choices }: SettingPlace): string {
  const wanted = publicSystemOf(choices.country);
  const usual = t('invoiceSettings.issueAtHint');
  if (!wanted) return usual;
  const named = { country: countryName(locale, wanted.country), system: wanted.system };
  return `${usual} ${t(wanted.isForbiddenToOthers ? 'invoiceSettings.certifiedOnly' : 'invoiceSettings.notEnough', named)}`;
}

export const invoicesScreen: SettingsScreen = {
  ...settingsEntries.invoices,
  sections: [
    {
      fields: [
        choice('issueAt', 'invoiceSettings.issueAt', {
          hint: issueAtHint,
          options: ({ t }) => issueTimes.map((id) => ({ id, text: t(`invoiceSettings.at_${id}`) })),
        }),
        toggle('forConsumers', 'invoiceSettings.forConsumers', { hint: 'invoiceSettings.forConsumersHint' }),
        choice('ksef', 'invoiceSettings.ksef', {
          hint: 'invoiceSettings.ksefHint',
          options: ({ t }) => ksefChoices.map((id) => ({ id, text: t(`invoiceSettings.ksef_${id}`) })),
          isShown: isIn('PL'),
        }),
        rows('ksefOutages', 'invoiceSettings.outages', {
          hint: 'invoiceSettings.outagesHint',
          isShown: isIn('PL'),
          title: ({ kind, from, until }, { t, locale }) =>
            `${t(`invoiceSettings.outage_${kind as OutageKind}`)}: ${sayMoment(from, locale)} – ${sayMoment(until, locale)}`,
          add: ({ t }) => t('invoiceSettings.outageAdd'),
          newRow: () => ({ kind: 'failure', until: null }),
          fields: [
            choice('kind', 'invoiceSettings.outageKind', {
              options: ({ t }) => ksefOutageKinds.map((id) => ({ id, text: t(`invoiceSettings.outage_${id}`) })),
            }),
            moment('from', 'invoiceSettings.outageFrom', { time: 'invoiceSettings.outageFromTime' }),
            moment('until', 'invoiceSettings.outageUntil', {
              ...{ time: 'invoiceSettings.outageUntilTime', hint: 'invoiceSettings.outageUntilHint' },
              isNullable: true,
            }),
          ],
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
        marketSeries,
      ],
    },
    {
      title: 'invoiceSettings.datev',
      hint: 'invoiceSettings.datevHint',
      isShown: isIn('DE'),
      fields: [
        whole('datev.consultant', 'invoiceSettings.datevConsultant', { isNullable: true }),
        whole('datev.client', 'invoiceSettings.datevClient', { isNullable: true }),
        choice('datev.yearBegins', 'invoiceSettings.datevYear', {
          options: ({ locale }) =>
            monthNumbers.map((id) => ({ id, text: formatDay(`2026-${id}-01`, locale, 'UTC', { month: 'long' }) })),
        }),
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
