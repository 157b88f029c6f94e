import { companyFacts } from '#src/law/company-facts.ts';
import type { Result } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { findSettings } from '../shop/settings-store.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';
import { type CompanyFields, checkCompany } from './check-company.ts';

/**
 * Saves who sells. The company's e-mail address is also the sender's, and told of orders, where nobody has said
 * another.
 */
export async function saveCompany(
  tx: Transaction,
  changer: Changer,
  { numbersComplete, ...given }: CompanyFields & { numbersComplete: boolean },
): Promise<Result<null, SetupRefusal>> {
  const before = await findSettings(tx, 'company');
  const country = before?.data.address.country ?? '';
  const checked = checkCompany(given, { country, locale: changer.staff?.locale ?? 'en' });
  if (!checked.ok) return checked;
  const { legalName, street, postalCode, city, email, phone, openingHours, ...others } = checked.value;
  const facts = Object.fromEntries(companyFacts.map((fact) => [fact, others[fact]]));
  const former = before?.data.email ?? '';
  const follows = (address: string) => (address === '' || address === former ? email : address);
  return changeDocuments(tx, changer, {
    company: (inForce) => ({
      ...inForce,
      ...facts,
      ...{ legalName, email, phone, openingHours, numbersComplete },
      address: { ...inForce.address, street, postalCode, city },
    }),
    mail: (inForce) => ({ ...inForce, sender: follows(inForce.sender), merchant: follows(inForce.merchant) }),
  });
}
