// The seller: telephone, postcode and VAT id are stored as everybody reads them, whoever has typed them.
import { countryName } from '#src/i18n/country-name.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { ownNameOf } from '#src/law/company-facts.ts';
import type { Company } from '#src/shop/company.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';
import { listCompanyEffects } from '../effects/law-effects.ts';
import type { SettingRules, SettingsEffect, SettingsFault } from '../effects/setting-rules.ts';
import { findPostalCodeExample, isPossiblePhone, writePhone, writePostalCode, writeVatId } from '../write-company.ts';
import { listNewMisfits } from './company-numbers.ts';
import { homeFaults } from './country-fault.ts';

export const companyRules: SettingRules<'company'> = {
  clean({ settings: company, before }) {
    const { country } = company.address;
    const written = { phone: writePhone(company.phone, country), vatId: writeVatId(company.vatId, country) };
    const address = { ...company.address, postalCode: writePostalCode(company.address.postalCode, country) };
    const faults = homeFaults('address.country', country, before?.address.country);
    return { settings: { ...company, ...written, address }, faults };
  },
  // What was stored before stands in nobody's way.
  check: async (_, { settings, before }) => [
    ...listNewMisfits(settings, before)
      .filter(({ isSure }) => isSure)
      .map(({ fact }) => ({
        path: fact,
        message: settingFaults.companyNumber,
        key: 'settingFault.companyNumber' as const,
      })),
    ...phoneFaults(settings, before),
  ],
  listEffects: (_, { settings, inForce }) => [
    ...listCompanyEffects(settings, inForce.company, inForce.markets),
    ...listNumberEffects(settings, inForce.company),
    ...listPostalCodeEffects(settings.address, inForce.company.address),
  ],
};

function phoneFaults({ phone, address }: Company, before: Company | undefined): SettingsFault[] {
  if (phone === '' || phone === before?.phone || isPossiblePhone(phone, address.country)) return [];
  return [{ path: 'phone', message: settingFaults.phone, key: 'settingFault.phone' }];
}

/** What is refused needs no telling. */
function listNumberEffects(company: Company, before: Company): SettingsEffect[] {
  return listNewMisfits(company, before)
    .filter(({ isSure }) => !isSure)
    .map(({ fact, value }) => ({
      key: `misfit:${fact}:${value}`,
      say: (t) =>
        t('settingEffect.misfit', {
          number: value,
          name: ownNameOf(company.address.country, fact) ?? nameOf(fact, t),
        }),
    }));
}

function nameOf(fact: string, t: Translate): string {
  return t(fact === 'vatId' ? 'companySettings.vatId' : `settingEffect.number_${fact as 'register' | 'wIdNr'}`);
}

function listPostalCodeEffects({ postalCode, country }: Address, before: Address): SettingsEffect[] {
  const example = findPostalCodeExample(postalCode, country);
  if (example === null || (postalCode === before.postalCode && country === before.country)) return [];
  return [
    {
      key: `postalCode:${postalCode}`,
      say: (t, locale) =>
        t('settingEffect.postalCodeMisfit', { postalCode, example, country: countryName(locale, country) }),
    },
  ];
}

type Address = Company['address'];
