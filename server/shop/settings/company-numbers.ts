// Numbers of a company whose own digits say that one of them is mistyped. Said and not refused: a register may have its
// exceptions, and what stands in the papers is right.
import { addressRules } from '#src/countries/countries.ts';
import type { Company } from '#src/shop/company.ts';
import { isVatId } from '../write-company.ts';

const digitsOf = (text: string) => [...text.replaceAll(/[\s./-]/g, '')].map(Number);
const weigh = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
const are = (length: number, digits: readonly number[]) => digits.length === length && digits.every(Number.isInteger);

export function isNip(text: string): boolean {
  const digits = digitsOf(text.toUpperCase().replace(/^PL/, ''));
  return are(10, digits) && weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
}

/** Nine digits, or fourteen of a branch, whose first nine are the company's. */
export function isRegon(text: string): boolean {
  const digits = digitsOf(text);
  const isCompany = (weigh(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === digits[8];
  if (are(9, digits)) return isCompany;
  const last = (weigh(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10;
  return are(14, digits) && isCompany && last === digits[13];
}

export function isIco(text: string): boolean {
  const digits = digitsOf(text);
  return are(8, digits) && (11 - (weigh(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7];
}

/** A company has its IČO in it, a person nine or ten digits of birth. */
export function isDic(text: string): boolean {
  const body = text.toUpperCase().replaceAll(/\s/g, '').replace(/^CZ/, '');
  return isIco(body) || /^\d{9,10}$/.test(body);
}

/** `country`: where it is given out; without one, the rule is of every country's. */
type NumberRule = { country?: string; fact: keyof Company & string; fits(text: string, country: string): boolean };

const rules: readonly NumberRule[] = [
  { fact: 'vatId', fits: (text, country) => !isOfUnion(text, country) || isVatId(text, country) },
  { country: 'PL', fact: 'taxNumber', fits: isNip },
  { country: 'PL', fact: 'registryNumber', fits: isRegon },
  { country: 'PL', fact: 'krs', fits: (text) => are(10, digitsOf(text)) },
  { country: 'PL', fact: 'bdo', fits: (text) => are(9, digitsOf(text)) },
  { country: 'CZ', fact: 'registryNumber', fits: isIco },
  { country: 'CZ', fact: 'taxNumber', fits: isDic },
  { country: 'NL', fact: 'kvk', fits: (text) => are(8, digitsOf(text)) },
  // Other registers stand there, too: only what calls itself one of trade is judged.
  {
    country: 'DE',
    fact: 'register',
    fits: (text) => !/HR[AB]/i.test(text) || /HR[AB] ?\d{1,6}( ?[A-Z]{1,2})?$/i.test(text.trim()),
  },
  { country: 'DE', fact: 'wIdNr', fits: (text) => /^DE\d{9}-\d{5}$/i.test(text.trim()) },
  { country: 'DE', fact: 'lucid', fits: (text) => /^DE\d{13}$/i.test(text.trim()) },
  { country: 'DE', fact: 'weee', fits: (text) => /^DE ?\d{8}$/i.test(text.trim()) },
  { country: 'DE', fact: 'batteries', fits: (text) => /^DE ?\d{8}$/i.test(text.trim()) },
];

/** Lists those of the company's own country; what is empty is right. */
export function listMisfits(company: Company): { fact: NumberRule['fact']; value: string }[] {
  return rules
    .filter(({ country }) => country === undefined || country === company.address.country)
    .map(({ fact, fits }) => ({ fact, value: String(company[fact] ?? ''), fits }))
    .filter(({ value, fits }) => value !== '' && !fits(value, company.address.country))
    .map(({ fact, value }) => ({ fact, value }));
}

/** Those of Great Britain or Switzerland are judged by nobody here. */
function isOfUnion(vatId: string, country: string): boolean {
  const [prefix = country] = /^[A-Z]{2}/.exec(vatId) ?? [];
  return addressRules.some((rule) => rule.taxIdPrefix === prefix || rule.country === prefix);
}
