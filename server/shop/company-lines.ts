import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import { translateTo } from '../i18n/translations.ts';
import { companyAddress } from './company-address.ts';

/** Who sells, in short facts of the language: what footers, e-mails and confirmations name. */
export function companyLines(company: Company, locale: Locale): string[] {
  const t = translateTo(locale);
  const fact = (key: MessageKey, value: string) => (value ? t(key, { value }) : '');
  // What a number is called follows from where it was given.
  const atHome: Record<string, string[]> = {
    PL: [
      fact('company.nip', company.taxNumber),
      fact('company.regon', company.registryNumber),
      fact('company.krs', company.krs),
    ],
    CZ: [fact('company.ico', company.registryNumber)],
  };
  return [
    company.legalName,
    companyAddress(company, locale),
    fact('company.responsiblePerson', company.responsiblePerson),
    company.register,
    ...(atHome[company.address.country] ?? []),
    fact('company.kvk', company.kvk),
    fact('company.vatId', company.vatId),
    fact('company.wIdNr', company.wIdNr),
    fact('company.lucid', company.lucid),
    fact('company.weee', company.weee),
    fact('company.batteries', company.batteries),
    fact('company.bdo', company.bdo),

    fact('company.phone', company.phone),
    company.email,
  ].filter(Boolean);
}
