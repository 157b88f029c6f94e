// What the law says of a change: it is the merchant's to decide, and said before.
import { retentionPeriods } from '#src/customers/retention/retention-periods.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Company } from '#src/shop/company.ts';
import type { RetentionSettings } from '#src/shop/retention-settings.ts';
import type { SettingsOf } from '#src/shop/settings-documents.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

const nothing: Pick<RetentionSettings, 'bookkeepingYears' | 'claimsYears'> = {
  bookkeepingYears: null,
  claimsYears: null,
};

/** Shorter than the law of the company's country wants. */
export const retentionRules: SettingRules<'retention'> = {
  listEffects(_, { settings, inForce: { company, retention, taxes } }) {
    const legal = retentionPeriods({ retention: { ...settings, ...nothing }, company, taxes });
    const country = company.address.country;
    return (['bookkeepingYears', 'claimsYears'] as const).flatMap((name): SettingsEffect[] => {
      const years = settings[name];
      if (years === null || years >= legal[name] || years === retention[name]) return [];
      return [
        {
          key: `${name}:${years}`,
          say: (t, locale) =>
            t(`settingEffect.${name}`, { years, legal: legal[name], country: countryName(locale, country) }),
        },
      ];
    });
  },
};

export const marketingRules: SettingRules<'marketing'> = {
  listEffects: (_, { settings, inForce: { marketing } }) =>
    settings.cartReminder.isOn && !marketing.cartReminder.isOn
      ? [{ key: 'reminders', say: (t) => t('settingEffect.reminders') }]
      : [],
};

export const reviewsRules: SettingRules<'reviews'> = {
  listEffects: (_, { settings, inForce: { reviews } }) =>
    settings.askDaysAfterDelivery !== null && reviews.askDaysAfterDelivery === null
      ? [{ key: 'reviews', say: (t) => t('settingEffect.reviews') }]
      : [],
};

export const taxesRules: SettingRules<'taxes'> = {
  listEffects: (_, { settings, inForce: { taxes } }) => [
    ...(settings.oss === taxes.oss ? [] : [sayOss(settings)]),
    ...(settings.homeCountry === taxes.homeCountry ? [] : [homeMoved]),
  ],
};

function sayOss({ oss }: SettingsOf<'taxes'>): SettingsEffect {
  return { key: `oss:${oss}`, say: (t) => t(oss ? 'settingEffect.ossOn' : 'settingEffect.ossOff') };
}

const homeMoved: SettingsEffect = { key: 'home', say: (t) => t('settingEffect.home') };

/** The country of the company decides on VAT, on the clocks and on what has to be shown. */
export function listCompanyEffects(settings: Company, before: Company): SettingsEffect[] {
  return settings.address.country === before.address.country ? [] : [homeMoved];
}
