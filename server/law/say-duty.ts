// Duties and what is missing of them, in words of the reader's language.

import { countryName } from '#src/i18n/country-name.ts';
import { languageNameIn } from '#src/i18n/language-name.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { ownNameOf } from '#src/law/company-facts.ts';
import type { DutyKey } from '#src/law/duty-keys.ts';
import { formatMoney, MINOR_UNITS, money } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { listCountriesByName } from '#src/shop/market-presets.ts';
import { settingsEntries } from '#src/shop/office/settings-entries.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Said, Writers } from './duty.ts';
import type { OpenPoint } from './open-point.ts';

/** `languages`: of the shop's markets. */
export function saySaid({ text, params }: Said, locale: Locale, languages: readonly Locale[]): string {
  const t = translateTo(locale);
  return t(text, typeof params === 'function' ? params(writersIn(locale, languages)) : params);
}

export function titleOf(key: DutyKey, locale: Locale): string {
  return translateTo(locale)(`law.${key}`);
}

function namesOfCountries(locale: Locale, codes: readonly string[]): string {
  return listCountriesByName(locale, codes)
    .map(({ name }) => name)
    .join(', ');
}

function writersIn(locale: Locale, languages: readonly Locale[]): Writers {
  const { languageTag } = languageOf(locale);
  return {
    languages: (codes) => codes.map((code) => languageNameIn(locale, code)).join(', '),
    countries: (codes) => namesOfCountries(locale, codes),
    euros: (minor) => formatMoney(money(minor - (minor % MINOR_UNITS), 'EUR'), languageTag, true),
    percent: (basisPoints) => formatPercent(basisPoints, locale),
    vatClass: (name) => translateTo(locale)(`taxSettings.class_${name}`),
    wording: (key) => [...new Set(languages.map((language) => translateTo(language)(key)))].join(' · '),
  };
}

/** `country`: of the company, whose numbers are called as they are there. */
export function sayPoint({ kind, document, about }: OpenPoint, locale: Locale, country: string): string {
  const t = translateTo(locale);
  const [first = '', second = ''] = about;
  const all = about.join(', ');
  switch (kind) {
    case 'Unsaid':
      return t(document === 'identity' ? 'lacks.name' : 'lacks.company');
    case 'IsDemo':
      return t('lacks.demo', {
        document: isSettingsDocument(document) ? t(settingsEntries[document].title) : document,
      });
    case 'CompanyIncomplete':
      return t('lacks.incomplete', { facts: sayFacts(about, locale, country) });
    case 'FactsUnsaid':
      return t('lacks.facts', { facts: sayFacts(about, locale, country) });
    case 'LucidMissing':
      return t('lacks.lucid');
    case 'AddressReserved':
      return t('lacks.address', { address: all });
    case 'SenderReserved':
      return t('lacks.senderAddress', { address: all });
    case 'SenderMissing':
      return t('lacks.sender');
    case 'PagesMissing':
    case 'PagesUntranslated':
      return t('lacks.pages', { pages: all });
    case 'PlatformLinked':
      return t('lacks.platform', { pages: all });
    case 'DeliveryUnpriced':
      return t('lacks.prices');
    case 'NoticeMissing':
      return t('lacks.notice', { languages: about.map((language) => languageNameIn(locale, language)).join(', ') });
    case 'MakersUnnamed':
      return t('lacks.makers', { unnamed: first, products: second });
    case 'RefundsLate':
      return t('lacks.refunds', { count: Number(first) });
    case 'ThresholdPassed':
      return t('lacks.threshold', { amount: writersIn(locale, []).euros(Number(first) * 100) });
    case 'InvoicesNotEnough':
      return t('lacks.invoices', { country: countryName(locale, first), system: second });
    case 'ComplaintsBookUnlinked':
      return t('lacks.complaintsBook');
    case 'NothingDelivered':
      return t('lacks.delivery', { country: countryName(locale, first), currency: second });
    case 'PointsMissing': {
      return t('lacks.points', { carrier: first, countries: namesOfCountries(locale, about.slice(1)) });
    }
  }
}

/** Parts of the company's document, which are named as in it. */
const words = {
  vatId: 'setup.vatId',
  register: 'setup.register',
  responsiblePerson: 'setup.responsiblePerson',
  'address.street': 'setup.street',
  'address.postalCode': 'setup.postalCode',
  'address.city': 'setup.city',
  email: 'setup.email',
} as const;

function sayFacts(facts: readonly string[], locale: Locale, country: string): string {
  const t = translateTo(locale);
  const wordOf = (fact: string) => (fact in words ? t(words[fact as keyof typeof words]) : fact);
  return facts.map((fact) => ownNameOf(country, fact) ?? wordOf(fact)).join(', ');
}
