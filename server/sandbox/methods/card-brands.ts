// What follows from a card number: network, grouping, length, check digit. Shared by the API and the fields.

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

type BrandRules = { pattern: RegExp; lengths: readonly number[]; groups: readonly number[]; cvcLength: 3 | 4 };

// The order matters: a number belongs to the first network whose range it falls into.
const brandRules: Record<Exclude<CardBrand, 'unknown'>, BrandRules> = {
  visa: { pattern: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvcLength: 3 },
  mastercard: {
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvcLength: 3,
  },
  amex: { pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  discover: { pattern: /^(6011|64[4-9]|65)/, lengths: [16], groups: [4, 4, 4, 4], cvcLength: 3 },
  diners: { pattern: /^(30[0-5]|309|36|38|39)/, lengths: [14, 16], groups: [4, 6, 4], cvcLength: 3 },
  jcb: { pattern: /^35(2[89]|[3-8])/, lengths: [16], groups: [4, 4, 4, 4], cvcLength: 3 },
  unionpay: { pattern: /^(62|81)/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], cvcLength: 3 },
};

const unknownRules = { lengths: [16], groups: [4, 4, 4, 4], cvcLength: 3 } as const;

export function cardBrand(digits: string): CardBrand {
  for (const [brand, { pattern }] of Object.entries(brandRules)) {
    if (pattern.test(digits)) return brand as CardBrand;
  }
  return 'unknown';
}

export function brandLengths(brand: CardBrand): readonly number[] {
  return rulesOf(brand).lengths;
}

/** Three digits; four on American Express. */
export function cvcLength(brand: CardBrand): 3 | 4 {
  return rulesOf(brand).cvcLength;
}

/** `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupCardNumber(digits: string, brand: CardBrand): string {
  const groups: string[] = [];
  let rest = digits;
  const { groups: sizes } = rulesOf(brand);
  // Diners Club has numbers of 14 digits (4-6-4) and of 16 (4-4-4-4).
  for (const size of brand === 'diners' && digits.length > 14 ? unknownRules.groups : sizes) {
    if (!rest) break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ') + rest;
}

/** ISO/IEC 7812 check digit. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [position, character] of [...digits].reverse().entries()) {
    const digit = Number(character) * (position % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

function rulesOf(brand: CardBrand): Omit<BrandRules, 'pattern'> {
  return brand === 'unknown' ? unknownRules : brandRules[brand];
}
