// What an address needs in each country that the shop can deliver to.

export type AddressRule = {
  /** Matches a postcode as `formatPostalCode` writes it. */
  postalCode: RegExp;
  postalCodeExample: string;
  /** How its characters are grouped, as `replace` takes it. */
  groupPostalCode?: [from: RegExp, to: string];
  /** The first line must hold a house number, so a digit. */
  needsHouseNumber: boolean;
  /** International dialling code, without the plus. */
  diallingCode: string;
  /** Dialled before a number inside the country, and dropped after the dialling code. */
  trunkPrefix: '' | '0';
  /** The national number without its trunk prefix. */
  nationalPhone: RegExp;
  phoneExample: string;
  /** Whether a company must name its tax id: in Poland an invoice without the buyer's NIP cannot be mended later. */
  needsCompanyTaxId: boolean;
  taxIdExample: string;
};

export const addressRules: Readonly<Record<string, AddressRule>> = {
  PL: {
    postalCode: /^\d{2}-\d{3}$/,
    postalCodeExample: '00-950',
    groupPostalCode: [/^(\d{2})(\d{3})$/, '$1-$2'],
    needsHouseNumber: true,
    diallingCode: '48',
    trunkPrefix: '',
    nationalPhone: /^[1-9]\d{8}$/,
    phoneExample: '512 345 678',
    needsCompanyTaxId: true,
    taxIdExample: '526-025-02-74',
  },
  NL: {
    // SA, SD and SS are never given out.
    postalCode: /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/,
    postalCodeExample: '1012 AB',
    groupPostalCode: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
    needsHouseNumber: true,
    diallingCode: '31',
    trunkPrefix: '0',
    nationalPhone: /^[1-9]\d{8}$/,
    phoneExample: '06 12345678',
    needsCompanyTaxId: false,
    taxIdExample: 'NL000099998B57',
  },
  DE: {
    postalCode: /^(?!00)\d{5}$/,
    postalCodeExample: '10115',
    needsHouseNumber: true,
    diallingCode: '49',
    trunkPrefix: '0',
    nationalPhone: /^[1-9]\d{5,11}$/,
    phoneExample: '0151 23456789',
    needsCompanyTaxId: false,
    taxIdExample: 'DE136695976',
  },
  BE: {
    postalCode: /^[1-9]\d{3}$/,
    postalCodeExample: '1000',
    needsHouseNumber: true,
    diallingCode: '32',
    trunkPrefix: '0',
    nationalPhone: /^[1-9]\d{7,8}$/,
    phoneExample: '0470 12 34 56',
    needsCompanyTaxId: false,
    taxIdExample: 'BE0428759497',
  },
  AT: {
    postalCode: /^[1-9]\d{3}$/,
    postalCodeExample: '1010',
    needsHouseNumber: true,
    diallingCode: '43',
    trunkPrefix: '0',
    nationalPhone: /^[1-9]\d{4,12}$/,
    phoneExample: '0664 1234567',
    needsCompanyTaxId: false,
    taxIdExample: 'ATU13585627',
  },
  CZ: {
    postalCode: /^[1-7]\d{2} \d{2}$/,
    postalCodeExample: '110 00',
    groupPostalCode: [/^(\d{3})(\d{2})$/, '$1 $2'],
    needsHouseNumber: true,
    diallingCode: '420',
    trunkPrefix: '',
    nationalPhone: /^[2-79]\d{8}$/,
    phoneExample: '601 123 456',
    needsCompanyTaxId: false,
    taxIdExample: 'CZ25123891',
  },
};

/** Writes a postcode the way the country does; what cannot be one is left as it was typed. */
export function formatPostalCode(text: string, country: string): string {
  // People put the country before it (`PL-00-950`, `D-10115`), as the post once asked.
  const bare = text
    .toUpperCase()
    .replace(/^\s*(?:PL|NL|DE|D|BE|B|AT|A|CZ)[\s-]+(?=\d)/, '')
    .replace(/[\s-]/g, '');
  const rule = addressRules[country];
  const formatted = rule?.groupPostalCode ? bare.replace(...rule.groupPostalCode) : bare;
  return rule?.postalCode.test(formatted) ? formatted : text.trim();
}

/** International form, e.g. `+48512345678`; null for what cannot be a telephone number. */
export function formatPhone(text: string, country: string): string | null {
  const compact = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00/, '+');
  const rule = addressRules[country];
  if (compact.startsWith('+')) return internationalPhone(compact);
  if (!rule || !compact.startsWith(rule.trunkPrefix)) return null;
  const national = compact.slice(rule.trunkPrefix.length);
  return rule.nationalPhone.test(national) ? `+${rule.diallingCode}${national}` : null;
}

function internationalPhone(compact: string): string | null {
  if (!/^\+[1-9]\d{6,14}$/.test(compact)) return null;
  const rule = Object.values(addressRules).find(({ diallingCode }) => compact.startsWith(`+${diallingCode}`));
  if (!rule) return compact;
  // `+49 0151…`: the trunk prefix does not belong there, but carriers' systems refuse what every phone dials.
  const national = compact.slice(rule.diallingCode.length + 1).replace(new RegExp(`^${rule.trunkPrefix}`), '');
  return rule.nationalPhone.test(national) ? `+${rule.diallingCode}${national}` : null;
}
