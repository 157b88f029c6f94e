// Tax numbers of companies, as far as a form judges them before it is sent: the Polish NIP and the VAT ids of the countries
// the shop sells to, by their check digits. The server judges those of every member state (`checkOrderFields`).

type TaxIdRule = { pattern: RegExp; isValid(body: string): boolean };

const rules: Readonly<Record<string, TaxIdRule>> = {
  // Rows of zeros have right check digits and belong to nobody; tax offices are numbered from 101.
  PL: { pattern: /^[1-9]\d{9}$/, isValid: isPolish },
  NL: { pattern: /^(?!0{9})\d{9}B(?!00)\d{2}$/, isValid: (body) => isDutchCompany(body) || isDutchSoleTrader(body) },
  DE: { pattern: /^[1-9]\d{8}$/, isValid: isGerman },
  BE: { pattern: /^(?:0[1-9]|1\d)\d{8}$/, isValid: isBelgian },
  AT: { pattern: /^U\d{8}$/, isValid: isAustrian },
  // Of persons the DIČ is their birth number: nine or ten digits.
  CZ: { pattern: /^\d{8,10}$/, isValid: (body) => body.length > 8 || isCzechCompany(body) },
};

/** Member states whose check digits are not computed here; Greece writes EL, Northern Ireland XI. */
const otherPrefixes = /^(?:BG|CY|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|PT|RO|SE|SI|SK|XI)/;

/**
 * Writes a tax id in one form: a NIP as ten digits, others with the country before them.
 * A number without a country is read as one of `country`.
 */
export function formatTaxId(text: string, country: string): string {
  const compact = text.toUpperCase().replace(/[\s.\-/]/g, '');
  if (/^PL\d{10}$/.test(compact)) return country === 'PL' ? compact.slice(2) : compact;
  if (!compact || /^[A-Z]{2}/.test(compact) || country === 'PL' || !rules[country]) return compact;
  return `${country}${padBelgian(compact, country)}`;
}

/** Whether the number can be one, in the form that `formatTaxId` gives. */
export function isTaxId(taxId: string, country: string): boolean {
  const prefix = /^[A-Z]{2}/.exec(taxId)?.[0] ?? country;
  const body = taxId.replace(/^[A-Z]{2}/, '');
  const rule = rules[prefix];
  if (rule) return rule.pattern.test(body) && rule.isValid(body);
  return otherPrefixes.test(taxId) && /^[A-Z0-9+*]{2,12}$/.test(body);
}

/** Belgian numbers of before 2008 are still written with nine digits. */
function padBelgian(compact: string, country: string): string {
  return country === 'BE' && /^\d{9}$/.test(compact) ? `0${compact}` : compact;
}

/** Weights 6 5 7 2 3 4 5 6 7, modulo 11; a remainder of 10 is never given out. */
function isPolish(body: string): boolean {
  const digits = digitsOf(body);
  return weigh(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
}

/** The number that companies have: weights 9 to 2, modulo 11, over the digits before the B. */
function isDutchCompany(body: string): boolean {
  const digits = digitsOf(body.slice(0, 9));
  return weigh(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8];
}

/** The number that sole traders have had since 2020: modulo 97 over `NL…` with letters as numbers (A is 10). */
function isDutchSoleTrader(body: string): boolean {
  const digits = [...`NL${body}`].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** ISO 7064, MOD 11,10. */
function isGerman(body: string): boolean {
  let product = 10;
  for (const digit of digitsOf(body.slice(0, 8))) {
    product = (((digit + product) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10 === Number(body[8]);
}

/** The last two digits are 97 less the remainder of the first eight. */
function isBelgian(body: string): boolean {
  return 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8));
}

/** Weights 8 to 2, modulo 11; remainders of 0 and 1 give the digits 1 and 0. */
function isCzechCompany(body: string): boolean {
  const digits = digitsOf(body);
  return (11 - (weigh(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7];
}

/** Every second digit is doubled and its digits added up; 4 is added to the sum. */
function isAustrian(body: string): boolean {
  const digits = digitsOf(body.slice(1));
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 4);
  return (10 - (sum % 10)) % 10 === digits[7];
}

function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

function weigh(digits: number[], weights: number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}
