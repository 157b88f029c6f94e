import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ownNameOf } from '#src/law/company-facts.ts';
import type { Company } from '#src/shop/company.ts';
import { translateTo } from '../i18n/translations.ts';
import { companyAddress } from './company-address.ts';

/** The seller in short facts of the language: what footers, e-mails and confirmations name. */
export function companyLines(company: Company, locale: Locale): string[] {
  const t = translateTo(locale);
  const fact = (key: MessageKey, value: string) => (value ? t(key, { value }) : '');
  const isPolish = company.address.country === 'PL';
  return [
    company.legalName,
    companyAddress(company, locale),
    fact('company.responsiblePerson', company.responsiblePerson),
    company.register,
    isPolish ? fact('company.nip', company.taxNumber) : '',
    registryLine(company.registryNumber, company.address.country, locale),
    company.shareCapital && `${t('companySettings.shareCapital')}: ${company.shareCapital}`,
    isPolish ? fact('company.krs', company.krs) : '',
    fact('company.kvk', company.kvk),
    vatIdLine(company.vatId, company.address.country, locale),
    fact('company.wIdNr', company.wIdNr),
    fact('company.lucid', company.lucid),
    fact('company.weee', company.weee),
    fact('company.batteries', company.batteries),
    fact('company.bdo', company.bdo),

    fact('company.phone', company.phone),
    company.email,
  ].filter(Boolean);
}

export const registryLine = lineOf('registryNumber');
export const vatIdLine = lineOf('vatId');

/** What a number is called follows from where it was given; whoever typed that name with it reads it once. */
function lineOf(fact: 'registryNumber' | 'vatId') {
  return (value: string, country: string, locale: Locale): string => {
    if (!value) return '';
    const name = ownNameOf(country, fact);
    if (!name) return translateTo(locale)(`company.${fact}`, { value });
    return value.toLowerCase().startsWith(name.toLowerCase()) ? value : `${name} ${value}`;
  };
}
