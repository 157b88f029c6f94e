// The record of processing activities (Article 30 of the GDPR), who receives data and what browsers store, in words of one
// language: from the registry of personal data, the settings and the connections.
import { type RetentionPeriods, retentionPeriods } from '#src/customers/retention/retention-periods.ts';
import { formatDay, longDay } from '#src/dates/format-moment.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { type StoredInBrowser, storedByStripe, storedInBrowsers } from '#src/law/record/stored-in-browsers.ts';
import { type ProcessingActivity, processingActivities } from '../../customers/processing-activities.ts';
import { retentionTasks } from '../../customers/retention/retention-tasks.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { OutsideService } from '../../schema/connection-services.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import { listSettings } from '../../shop/settings-store.ts';
import { listRecipients, type Recipient } from './list-recipients.ts';
import { sayPeriod } from './say-period.ts';

export type RecordSection = {
  key: string;
  title: string;
  /** Sentences above the table. */
  says: string[];
  /** Empty where there is no table. */
  columns: string[];
  rows: string[][];
};

export type PrivacyRecord = {
  locale: Locale;
  title: string;
  made: string;
  /** The name and address of who is responsible, and how to reach them. */
  controller: string[];
  sections: RecordSection[];
};

type Asked = { db: Db; now: Date; timeZone: string; locale: Locale; outside: readonly OutsideService[] };

export async function readRecord({ db, now, timeZone, locale, outside }: Asked): Promise<PrivacyRecord> {
  const settings = withNeutralSettings(await listSettings(db));
  const { company } = settings;
  const { street, postalCode, city, country } = company.address;
  const t = translateTo(locale);
  const periods = retentionPeriods(settings);
  const day = formatDay(now, locale, timeZone, longDay);
  const recipients = await listRecipients({ db, settings, outside });
  const storefront = [
    ...storedInBrowsers.filter(({ surface }) => surface === 'storefront'),
    ...(outside.some(({ kind }) => kind === 'payments') ? storedByStripe : []),
  ];
  return {
    locale,
    title: t('record.title'),
    made: t('record.made', { day }),
    controller: [
      company.legalName,
      street,
      `${postalCode} ${city}`.trim(),
      countryName(locale, country),
      company.email,
      company.phone,
    ].filter(Boolean),
    sections: [
      activitiesSection(periods, t),
      recipientsSection(recipients, t),
      {
        ...{ key: 'measures', title: t('record.measures'), columns: [], rows: [] },
        says: (['access', 'secrets', 'log', 'deletion'] as const).map((measure) => t(`record.measures_${measure}`)),
      },
      storedSection('cookiesShop', storefront, t),
      storedSection(
        'cookiesOffice',
        storedInBrowsers.filter(({ surface }) => surface === 'office'),
        t,
      ),
    ],
  };
}

function activitiesSection(periods: RetentionPeriods, t: Translate): RecordSection {
  return {
    key: 'activities',
    title: t('record.activities'),
    says: [t('record.activitiesIntro')],
    columns: (['purpose', 'basis', 'subjects', 'data', 'kept'] as const).map((column) => t(`record.${column}`)),
    rows: processingActivities.map(({ key, basis, subjects, tasks }) => [
      t(`record.activity_${key}`),
      t(`record.basis_${basis}`),
      t(`record.subjects_${subjects}`),
      t(`record.data_${key}`),
      sayTasks(tasks, periods, t),
    ]),
  };
}

function sayTasks(tasks: ProcessingActivity['tasks'], periods: RetentionPeriods, t: Translate): string {
  return retentionTasks
    .filter(({ name }) => tasks.includes(name))
    .map(({ name, period }) => `${t(`retention.${name}`)}: ${sayPeriod(period(periods), periods, t)}`)
    .join('\n');
}

function recipientsSection(recipients: readonly Recipient[], t: Translate): RecordSection {
  return {
    key: 'recipients',
    title: t('record.recipients'),
    says: [t('record.recipientsIntro')],
    columns: (['recipient', 'receives', 'role'] as const).map((column) => t(`record.${column}`)),
    rows: recipients.map((recipient) => [
      nameOf(recipient, t),
      receivesOf(recipient, t),
      t(`record.role_${roles[recipient.kind]}`),
    ]),
  };
}

/** Carriers and payment providers decide much by laws of their own. */
const roles = {
  ...({ payments: 'both', carrier: 'own', mail: 'processor', webhook: 'processor', errors: 'processor' } as const),
  ...({
    icons: 'own',
    ksef: 'own',
    vies: 'own',
    hosting: 'toFillIn',
    backups: 'toFillIn',
    newsletter: 'toFillIn',
    books: 'toFillIn',
  } as const),
} satisfies Record<Recipient['kind'], string>;

function nameOf(recipient: Recipient, t: Translate): string {
  if (!('name' in recipient)) return t(`record.name_${recipient.kind}`);
  const { name, where } = recipient;
  return where && where !== name ? `${name} (${where})` : name;
}

function receivesOf(recipient: Recipient, t: Translate): string {
  const events = 'events' in recipient ? recipient.events.join(', ') : '';
  return t(`record.receives_${recipient.kind}`, { events });
}

function storedSection(
  key: 'cookiesShop' | 'cookiesOffice',
  stored: readonly StoredInBrowser[],
  t: Translate,
): RecordSection {
  return {
    key,
    title: t(`record.${key}`),
    says: [t('record.cookiesIntro')],
    columns: (['name', 'kind', 'purpose', 'kept'] as const).map((column) => t(`record.${column}`)),
    rows: stored.map((entry) => [
      entry.name,
      t(`record.kind_${entry.kind}`),
      t(`record.stored_${entry.id}`),
      'days' in entry ? t('record.keptDays', { count: entry.days }) : t(`record.until_${entry.until}`),
    ]),
  };
}
