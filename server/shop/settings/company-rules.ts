// Who sells: telephone and VAT id are stored as everybody reads them, whoever has typed them.
import { ownNameOf } from '#src/law/company-facts.ts';
import type { Company } from '#src/shop/company.ts';
import { writePhone, writeVatId } from '../write-company.ts';
import { listMisfits } from './company-numbers.ts';
import { countryFaults } from './country-fault.ts';
import { listCompanyEffects } from './law-effects.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

export const companyRules: SettingRules<'company'> = {
  clean({ settings: company }) {
    const { country } = company.address;
    const written = { phone: writePhone(company.phone, country), vatId: writeVatId(company.vatId, country) };
    return { settings: { ...company, ...written }, faults: countryFaults('address.country', country) };
  },
  listEffects: (_, { settings, inForce }) => [
    ...listCompanyEffects(settings, inForce.company),
    ...listNumberEffects(settings, inForce.company),
  ],
};

/** Lists numbers that are other than before and do not fit. */
function listNumberEffects(company: Company, before: Company): SettingsEffect[] {
  const isOld = (fact: keyof Company) =>
    company[fact] === before[fact] && company.address.country === before.address.country;
  return listMisfits(company)
    .filter(({ fact }) => !isOld(fact))
    .map(({ fact, value }) => ({
      key: `misfit:${fact}:${value}`,
      say: (t) =>
        t('settingEffect.misfit', {
          number: value,
          name: ownNameOf(company.address.country, fact) ?? t(`settingEffect.number_${fact as 'register' | 'wIdNr'}`),
        }),
    }));
}
