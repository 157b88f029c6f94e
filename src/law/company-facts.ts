// The numbers that a company is known by in each country, beside its name and address. What a number is called where it is
// given out is its name in every language.
import type { Company } from '../shop/company.ts';

export const companyFacts = [
  ...(['vatId', 'taxNumber', 'registryNumber', 'register', 'krs', 'kvk', 'lucid', 'responsiblePerson'] as const),
] as const;

export type CompanyFact = (typeof companyFacts)[number];

const byCountry: Readonly<Record<string, readonly CompanyFact[]>> = {
  PL: ['taxNumber', 'registryNumber', 'krs'],
  DE: ['vatId', 'register', 'responsiblePerson', 'lucid'],
  NL: ['kvk', 'vatId'],
  CZ: ['registryNumber', 'taxNumber', 'register'],
};

/**
 * What a shop has to show of them, where its company has it: § 5 DDG, article 206 KSH, the Handelsregisterwet, § 435 OZ;
 * elsewhere article 5 of Directive 2000/31/EC.
 */
const shown: Readonly<Record<string, readonly CompanyFact[]>> = {
  PL: ['taxNumber', 'krs'],
  DE: ['vatId', 'register', 'responsiblePerson'],
  NL: ['kvk', 'vatId'],
  CZ: ['registryNumber', 'taxNumber', 'register'],
};

export function listUnsaidFacts(company: Company): CompanyFact[] {
  if (company.numbersComplete) return [];
  const { country } = company.address;
  const either = shown[country] ? '' : company.register || company.registryNumber;
  const instead = { vatId: company.wIdNr, register: either, registryNumber: either };
  const isSaid = (fact: CompanyFact) => Boolean(company[fact] || instead[fact as keyof typeof instead]);
  return (shown[country] ?? factsOf(country)).filter((fact) => !isSaid(fact));
}

export function factsOf(country: string): readonly CompanyFact[] {
  return byCountry[country] ?? [ownNames[country]?.registryNumber ? 'registryNumber' : 'register', 'vatId'];
}

/** Countries whose companies may have to state their capital, on letters and pages: KSH, CSC, code de commerce, codice civile. */
export const countriesOfShareCapital: readonly string[] = ['PL', 'PT', 'IE', 'FR', 'IT', 'RO'];

/** Whether a number of the commercial register says nothing there without the court that keeps it. */
export function isRegisterOfCourts(country: string): boolean {
  return ['DE', 'AT', 'CZ'].includes(country);
}

type NamedFact = CompanyFact | 'weee' | 'batteries' | 'bdo';

const ownNames: Readonly<Record<string, Partial<Record<NamedFact, string>>>> = {
  PL: { taxNumber: 'NIP', registryNumber: 'REGON', krs: 'KRS', bdo: 'BDO' },
  DE: {
    vatId: 'USt-IdNr.',
    register: 'Handelsregister',
    lucid: 'LUCID',
    weee: 'WEEE-Reg.-Nr.',
    batteries: 'Batt-Reg.-Nr.',
  },
  NL: { kvk: 'KvK', vatId: 'btw-id' },
  CZ: { registryNumber: 'IČO', taxNumber: 'DIČ' },
  BG: { registryNumber: 'ЕИК' },
  DK: { registryNumber: 'CVR' },
  EE: { registryNumber: 'Registrikood' },
  FI: { registryNumber: 'Y-tunnus' },
  FR: { registryNumber: 'SIREN' },
  GR: { registryNumber: 'ΓΕΜΗ', vatId: 'ΑΦΜ' },
  AT: { register: 'Firmenbuch', vatId: 'UID' },
  BE: { registryNumber: 'KBO / BCE' },
  ES: { register: 'Registro Mercantil', vatId: 'NIF' },
  IE: { registryNumber: 'CRO' },
  RO: { registryNumber: 'Nr. Reg. Com.', vatId: 'CUI' },
  HR: { registryNumber: 'MBS' },
  HU: { registryNumber: 'Cégjegyzékszám' },
  IT: { registryNumber: 'REA' },
  LT: { registryNumber: 'Įmonės kodas' },
  LU: { registryNumber: 'RCS' },
  LV: { registryNumber: 'Reģ. Nr.' },
  PT: { registryNumber: 'NIPC' },
  SE: { registryNumber: 'Org.nr' },
  SI: { registryNumber: 'Matična št.' },
  SK: { registryNumber: 'IČO' },
};

/** Null where it is called by a word of each language. */
export function ownNameOf(country: string, fact: string): string | null {
  return ownNames[country]?.[fact as NamedFact] ?? null;
}
