// What the law says of a change: it is the merchant's to decide, and said before.
import { OSS_YEARS, retentionPeriods } from '#src/customers/retention/retention-periods.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Company } from '#src/shop/company.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { RetentionSettings } from '#src/shop/retention-settings.ts';
import type { SettingsOf } from '#src/shop/settings-documents.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

const nothing: Pick<RetentionSettings, 'bookkeepingYears' | 'claimsYears'> = {
  bookkeepingYears: null,
  claimsYears: null,
};

/** Shorter than the law of the company's country wants, or that of the one-stop shop. */
export const retentionRules: SettingRules<'retention'> = {
  listEffects(_, { settings, inForce: { company, retention, taxes } }) {
    const legal = retentionPeriods({ retention: { ...settings, ...nothing }, company, taxes });
    const country = company.address.country;
    const effects = (['bookkeepingYears', 'claimsYears'] as const).flatMap((name): SettingsEffect[] => {
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
    const isNew = settings.bookkeepingYears !== retention.bookkeepingYears;
    return isNew ? [...effects, ...sayOssYears(settings, taxes)] : effects;
  },
};

function sayOssYears({ bookkeepingYears: years }: RetentionSettings, taxes: SettingsOf<'taxes'>): SettingsEffect[] {
  if (!taxes.oss || taxes.smallBusiness || years === null || years >= OSS_YEARS) return [];
  return [{ key: `ossYears:${years}`, say: (t) => t('settingEffect.ossYears', { years, legal: OSS_YEARS }) }];
}

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
  listEffects: (_, { settings, inForce: { taxes, retention } }) => [
    ...(settings.oss === taxes.oss ? [] : [sayOss(settings), ...sayOssYears(retention, settings)]),
    ...(settings.homeCountry === taxes.homeCountry ? [] : [homeMoved]),
  ],
};

function sayOss({ oss }: SettingsOf<'taxes'>): SettingsEffect {
  return { key: `oss:${oss}`, say: (t) => t(oss ? 'settingEffect.ossOn' : 'settingEffect.ossOff') };
}

const homeMoved: SettingsEffect = { key: 'home', say: (t) => t('settingEffect.home') };

/** The country of the company decides on VAT, on the clocks and on what has to be shown. */
export function listCompanyEffects(settings: Company, before: Company, { markets }: ShopMarkets): SettingsEffect[] {
  const [country, former] = [settings.address.country, before.address.country];
  if (country === former) return [];
  const own = marketOfCountry(country).currency;
  const kept = [...new Set(markets.map(({ currency }) => currency))];
  if (kept.includes(own)) return [homeMoved];
  const currencies = kept.join(', ');
  return [
    homeMoved,
    {
      key: `currencyStays:${country}`,
      say: (t, locale) =>
        t('settingEffect.currencyStays', {
          country: countryName(locale, country),
          currencies,
          own,
          page: t('settings.markets'),
        }),
    },
  ];
}
