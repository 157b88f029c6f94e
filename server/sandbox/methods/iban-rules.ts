// What follows from an IBAN: country, length, check digits, bank. Shared by the API and the field. Source: the IBAN
// registry of SWIFT, for the countries of the SEPA scheme.

type IbanRules = {
  /** The account's part after the four leading characters: `a4n10` is four letters, then ten digits; `c` is either. */
  structure: string;
  /** Characters of the bank's code, after `skip` characters. */
  bank: number;
  branch?: number;
  skip?: number;
};

const rulesByCountry: Record<string, IbanRules> = {
  AD: { structure: 'n8c12', bank: 4, branch: 4 },
  AT: { structure: 'n16', bank: 5 },
  BE: { structure: 'n12', bank: 3 },
  BG: { structure: 'a4n6c8', bank: 4, branch: 4 },
  CH: { structure: 'n5c12', bank: 5 },
  CY: { structure: 'n8c16', bank: 3, branch: 5 },
  CZ: { structure: 'n20', bank: 4 },
  DE: { structure: 'n18', bank: 8 },
  DK: { structure: 'n14', bank: 4 },
  EE: { structure: 'n16', bank: 2 },
  ES: { structure: 'n20', bank: 4, branch: 4 },
  FI: { structure: 'n14', bank: 3 },
  FR: { structure: 'n10c11n2', bank: 5, branch: 5 },
  GB: { structure: 'a4n14', bank: 4, branch: 6 },
  GI: { structure: 'a4c15', bank: 4 },
  GR: { structure: 'n7c16', bank: 3, branch: 4 },
  HR: { structure: 'n17', bank: 7 },
  HU: { structure: 'n24', bank: 3, branch: 4 },
  IE: { structure: 'a4n14', bank: 4, branch: 6 },
  IS: { structure: 'n22', bank: 4 },
  IT: { structure: 'a1n10c12', skip: 1, bank: 5, branch: 5 },
  LI: { structure: 'n5c12', bank: 5 },
  LT: { structure: 'n16', bank: 5 },
  LU: { structure: 'n3c13', bank: 3 },
  LV: { structure: 'a4c13', bank: 4 },
  MC: { structure: 'n10c11n2', bank: 5, branch: 5 },
  MT: { structure: 'a4n5c18', bank: 4, branch: 5 },
  NL: { structure: 'a4n10', bank: 4 },
  NO: { structure: 'n11', bank: 4 },
  PL: { structure: 'n24', bank: 8 },
  PT: { structure: 'n21', bank: 4, branch: 4 },
  RO: { structure: 'a4c16', bank: 4 },
  SE: { structure: 'n20', bank: 3 },
  SI: { structure: 'n15', bank: 5 },
  SK: { structure: 'n20', bank: 4 },
  SM: { structure: 'a1n10c12', skip: 1, bank: 5, branch: 5 },
  VA: { structure: 'n18', bank: 3 },
};

const patterns = { n: '\\d', a: '[A-Z]', c: '[A-Z0-9]' } as const;
const samples = { n: '0', a: 'A', c: '0' } as const;
type CharacterClass = keyof typeof patterns;

export type IbanProblem = 'invalid_iban_start' | 'invalid_iban_country_code' | 'invalid_iban' | 'incomplete_iban';

/**
 * What is wrong with an IBAN without spaces; null for a good one. `incomplete_iban` may become valid as typing
 * continues.
 */
export function ibanProblem(iban: string): IbanProblem | null {
  if (!/^[A-Z]{0,2}$|^[A-Z]{2}[A-Z0-9]/.test(iban)) return 'invalid_iban_start';
  if (iban.length < 2) return 'incomplete_iban';
  const rules = rulesByCountry[iban.slice(0, 2)];
  if (!rules) return 'invalid_iban_country_code';
  const parts = partsOf(rules);
  const length = 4 + parts.reduce((sum, { count }) => sum + count, 0);
  if (iban.length < length) return 'incomplete_iban';
  const shape = new RegExp(`^[A-Z]{2}\\d{2}${parts.map(({ kind, count }) => `${patterns[kind]}{${count}}`).join('')}$`);
  return shape.test(iban) && remainder97(iban) === 1 ? null : 'invalid_iban';
}

/** 34 characters at most, as the standard says, for a country that is not in SEPA. */
export function ibanLength(country: string): number {
  const rules = rulesByCountry[country];
  return rules ? partsOf(rules).reduce((sum, { count }) => sum + count, 4) : 34;
}

/** The country's own format in zeros and letters, e.g. `NL00AAAA0000000000`. */
export function ibanExample(country: string): string {
  const listed = rulesByCountry[country] ? country : 'DE';
  const rules = rulesByCountry[listed];
  const account = rules ? partsOf(rules).map(({ kind, count }) => samples[kind].repeat(count)) : [];
  return `${listed}00${account.join('')}`;
}

/** The codes of the bank and its branch in a valid IBAN. */
export function ibanBank(iban: string): { bankCode: string; branchCode: string | null } {
  const { skip = 0, bank = 0, branch = 0 } = rulesByCountry[iban.slice(0, 2)] ?? {};
  const account = iban.slice(4 + skip);
  return {
    bankCode: account.slice(0, bank),
    branchCode: branch > 0 ? account.slice(bank, bank + branch) : null,
  };
}

/** `NL39 RABO 0300 0652 64`. */
export function groupIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

function partsOf({ structure }: IbanRules): { kind: CharacterClass; count: number }[] {
  return Array.from(structure.matchAll(/([nac])(\d+)/g), ([, kind, count]) => ({
    kind: kind as CharacterClass,
    count: Number(count),
  }));
}

/** ISO 7064: letters count as 10 to 35, the first four characters go to the end. */
function remainder97(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
