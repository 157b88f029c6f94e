// Who sells: telephone and VAT id are stored as everybody reads them, whoever has typed them.
import { writePhone, writeVatId } from '../write-company.ts';
import { countryFaults } from './country-fault.ts';
import { listCompanyEffects } from './law-effects.ts';
import type { SettingRules } from './setting-rules.ts';

export const companyRules: SettingRules<'company'> = {
  clean({ settings: company }) {
    const { country } = company.address;
    const written = { phone: writePhone(company.phone, country), vatId: writeVatId(company.vatId, country) };
    return { settings: { ...company, ...written }, faults: countryFaults('address.country', country) };
  },
  listEffects: (_, { settings, inForce }) => listCompanyEffects(settings, inForce.company),
};
