// Numbers of a company that do not fit the form of such numbers. Where the form is law, or its own digits say that one of them
// is mistyped, the number is refused, in the first run as on the screen and by the command; of others it is said alone: a
// register may have its exceptions, and what stands in the papers is right.
import { addressRules } from '#src/countries/countries.ts';
import type { Company } from '#src/shop/company.ts';
import { isVatId, writeVatId } from '../write-company.ts';

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
type NumberRule = {
  country?: string;
  fact: keyof Company & string;
  /** What does not fit is none. */
  isSure?: true;
  fits(text: string, country: string): boolean;
};

const rules: readonly NumberRule[] = [
  { fact: 'vatId', isSure: true, fits: (text, country) => !isOfUnion(text, country) || isVatId(text, country) },
  { country: 'PL', fact: 'taxNumber', isSure: true, fits: isNip },
  { country: 'PL', fact: 'registryNumber', isSure: true, fits: isRegon },
  { country: 'PL', fact: 'krs', isSure: true, fits: (text) => are(10, digitsOf(text)) },
  { country: 'PL', fact: 'bdo', fits: (text) => are(9, digitsOf(text)) },
  { country: 'CZ', fact: 'registryNumber', isSure: true, fits: isIco },
  { country: 'CZ', fact: 'taxNumber', isSure: true, fits: isDic },
  { country: 'NL', fact: 'kvk', isSure: true, fits: (text) => are(8, digitsOf(text)) },
  // They are the digits of the country's VAT ids, whose last one is computed.
  { country: 'FI', fact: 'registryNumber', isSure: true, fits: isInVatId },
  { country: 'PT', fact: 'registryNumber', isSure: true, fits: isInVatId },
  { country: 'PT', fact: 'taxNumber', isSure: true, fits: isInVatId },
  { country: 'GR', fact: 'taxNumber', isSure: true, fits: isInVatId },
  { country: 'GR', fact: 'registryNumber', fits: (text) => are(12, digitsOf(text)) },
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

type Misfit = { fact: NumberRule['fact']; value: string; isSure: boolean };

/** Lists those of the company's own country; what is empty is right. */
export function listMisfits({ address: { country }, ...facts }: Pick<Company, 'address'> & Partial<Company>): Misfit[] {
  return rules
    .filter((rule) => rule.country === undefined || rule.country === country)
    .map(({ fact, isSure = false, fits }) => ({
      fact,
      isSure,
      value: String(facts[fact as keyof typeof facts] ?? ''),
      fits,
    }))
    .filter(({ value, fits }) => value !== '' && !fits(value, country))
    .map(({ fact, value, isSure }) => ({ fact, value, isSure }));
}

/** Those that the company said otherwise before, or said in another country. */
export function listNewMisfits(company: Company, before: Company | undefined): Misfit[] {
  const isMoved = company.address.country !== before?.address.country;
  return listMisfits(company).filter(({ fact }) => isMoved || company[fact] !== before?.[fact]);
}

function isInVatId(text: string, country: string): boolean {
  return isVatId(writeVatId(text, country), country);
}

/** Those of Great Britain or Switzerland are judged by nobody here. */
function isOfUnion(vatId: string, country: string): boolean {
  const [prefix = country] = /^[A-Z]{2}/.exec(vatId) ?? [];
  return addressRules.some((rule) => rule.taxIdPrefix === prefix || rule.country === prefix);
}
