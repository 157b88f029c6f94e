// The seller: in the footer, in e-mails, on the legal pages. As a document of the settings, so that it is typed once.
// What is not known yet is empty; with live keys nobody may sell like that.
import { z } from 'zod';
import { needsPostalCode } from '../countries/postal-address.ts';
import { readOpeningHours } from './hours/opening-hours.ts';
import { tidyOpeningHours } from './hours/typed-opening-hours.ts';
import { settingFaults } from './setting-faults.ts';

const line = z.string().trim().max(200);
const optional = line.default('');
const email = z.email(settingFaults.email).or(z.literal('')).default('');

export const companySchema = z.strictObject({
  legalName: line.min(1),
  /** `country`: ISO 3166-1 alpha-2. */
  address: z.strictObject({
    street: optional,
    postalCode: optional,
    city: optional,
    country: z.string().regex(/^[A-Z]{2}$/, settingFaults.country),
  }),
  /** The person who represents the company, or answers for what the shop says: § 5 DDG. */
  responsiblePerson: optional,
  /** Meant for EU trade. A Greek one begins with EL, and many write the country's code before it. */
  vatId: line.overwrite((text) => text.replace(/^GR\s?(?=\d)/i, 'EL')).default(''),
  /** The number at home: in Poland the NIP, in Czechia the DIČ. */
  taxNumber: optional,
  /** The number of the register: in Poland the REGON, in Czechia the IČO. */
  registryNumber: optional,
  /** The register that the company is in, with its number: `Amtsgericht Charlottenburg, HRB 12345`. */
  register: optional,
  /** In the company's own words, with its currency: art. 206 KSH, art. 171 of Portugal's CSC. */
  shareCapital: optional,
  /** The number in Poland's court register. */
  krs: optional,
  /** The number at the Dutch chamber of commerce. */
  kvk: optional,
  /** Germany's Wirtschafts-Identifikationsnummer: § 5 DDG. */
  wIdNr: optional,
  /** Germany's register of packaging. */
  lucid: optional,
  /** Germany's register of electrical equipment. */
  weee: optional,
  /** Germany's register of batteries. */
  batteries: optional,
  /** Poland's register of packaging, equipment and batteries. */
  bdo: optional,
  phone: optional,
  email,
  /** When somebody answers: `Mo-Fr 09:00-17:00, Sa 10:00-14:00`. */
  openingHours: line
    .overwrite(tidyOpeningHours)
    .refine((text) => readOpeningHours(text) !== null, settingFaults.openingHours)
    .default(''),
  /** The company has none, beside those that are said, of the numbers above that its country wants shown. */
  numbersComplete: z.boolean().default(false),
  /** Meant for anyone who finds a product unsafe. */
  safetyEmail: email,
});

export type Company = z.output<typeof companySchema>;

const needed = ['street', 'postalCode', 'city', 'email'] as const;

/** What nobody may sell without, anywhere in the Union, and the company does not say. */
export function listMissing(company: Company): string[] {
  const facts = { ...company.address, email: company.email };
  return needed
    .filter((name) => !facts[name] && (name !== 'postalCode' || needsPostalCode(company.address.country)))
    .map((name) => (name === 'email' ? name : `address.${name}`));
}

export function unknownCompany(legalName: string, country = 'PL'): Company {
  return companySchema.parse({ legalName, address: { country } });
}
