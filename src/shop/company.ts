// Who sells: in the footer, in e-mails, on the legal pages. As a document of the settings, so that it is typed once.
import { z } from 'zod';

const line = z.string().trim().max(200);
const optional = line.default('');

export const companySchema = z.strictObject({
  legalName: line.min(1),
  /** `country`: ISO 3166-1 alpha-2. */
  address: z.strictObject({
    street: line.min(1),
    postalCode: line.min(1),
    city: line.min(1),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as PL'),
  }),
  /** Who represents the company, or answers for what the shop says: § 5 DDG. */
  responsiblePerson: optional,
  /** For EU trade. */
  vatId: optional,
  /** At home: in Poland the NIP, in Czechia the DIČ. */
  taxNumber: optional,
  /** In Poland the REGON, in Czechia the IČO. */
  registryNumber: optional,
  /** The register that the company is in, with its number: `Amtsgericht Charlottenburg, HRB 12345`. */
  register: optional,
  /** Of Poland's court register. */
  krs: optional,
  /** Of the Dutch chamber of commerce. */
  kvk: optional,
  /** Germany's Wirtschafts-Identifikationsnummer: § 5 DDG. */
  wIdNr: optional,
  /** Germany's register of packaging. */
  lucid: optional,
  phone: optional,
  email: z.email('must be an e-mail address'),
  /** For whoever finds a product unsafe. */
  safetyEmail: z.email('must be an e-mail address'),
});

export type Company = z.output<typeof companySchema>;
