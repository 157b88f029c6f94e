// The form of an address in the countries that this program knows of: the server of every member state, a browser of those
// that its checkout was sent. What is known of a country is the same for everybody, so it is kept once.

export type AddressRule = {
  country: string;
  /** Patterns are those of JavaScript, without flags. */
  postalCode: string;
  postalCodeExample: string;
  /** What `postalCodeWritten` ($1 $2) is made of; both empty where a postcode is one row of characters. */
  postalCodeParts: string;
  postalCodeWritten: string;
  needsHouseNumber: boolean;
  diallingCode: string;
  trunkPrefix: string;
  nationalPhone: string;
  phoneExample: string;
  needsCompanyTaxId: boolean;
  taxId: string;
  taxIdPrefix: string;
  taxIdExample: string;
  pickupExample: string | null;
};

const rulesByCountry = new Map<string, AddressRule>();

export function addAddressRules(rules: readonly AddressRule[]): void {
  for (const rule of rules) rulesByCountry.set(rule.country, rule);
}

export function addressRule(country: string): AddressRule | undefined {
  return rulesByCountry.get(country);
}

export function findAddressRule(isWanted: (rule: AddressRule) => boolean): AddressRule | undefined {
  return [...rulesByCountry.values()].find(isWanted);
}

export function fits(pattern: string, text: string): boolean {
  return new RegExp(pattern).test(text);
}
