// What the shop must know of a country to sell there: a file a member state in the folders beside this one, by the parts of
// the Union that EuroVoc names, and its lines here and in `countries.ts`. Names come from Intl: `country-name.ts`.

/** ISO 3166-1 alpha-2 of every member state. Apart from the rules, which a page that only names a country goes without. */
export const memberStates = [
  ...(['PL', 'NL', 'DE', 'BE', 'AT', 'CZ', 'BG', 'CY', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'] as const),
  ...(['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'PT', 'RO', 'SE', 'SI', 'SK'] as const),
] as const;
export type Country = (typeof memberStates)[number];

export function isCountry(code: string): code is Country {
  return memberStates.includes(code as Country);
}

/** Meant for the form of an address. Browsers are sent those that they need: `addressRules` of the checkout. */
export type CountryAddress = {
  /** Matches a postcode as `formatPostalCode` writes it. */
  postalCode: RegExp;
  postalCodeExample: string;
  /** How its characters are grouped, as `replace` takes it. */
  groupPostalCode?: readonly [from: RegExp, to: string];
  /** A first line without a digit is asked about. False where streets without numbers are ordinary. */
  needsHouseNumber: boolean;
  /** International dialling code, without the plus. */
  diallingCode: string;
  /** Dialled before a number inside the country, and dropped after the dialling code. */
  trunkPrefix: '' | '0' | '06';
  /** The national number without its trunk prefix. */
  nationalPhone: RegExp;
  phoneExample: string;
  /** Whether a company must name its tax id: in Poland an invoice without the buyer's NIP cannot be mended later. */
  needsCompanyTaxId: boolean;
  /** A VAT id without the letters before it; the server also computes its check digits. */
  taxId: RegExp;
  /** What stands before it, where that is not the country's code. */
  taxIdPrefix?: string;
  taxIdExample: string;
  /** A town and street, as one may look for a locker. */
  pickupExample?: string;
};

/**
 * Reduced is a country's only reduced rate, or the lower one; second_reduced the higher one; super_reduced one of below 5 %.
 * Which goods are in which is each country's own law.
 */
export const vatClasses = ['standard', 'reduced', 'second_reduced', 'super_reduced', 'zero'] as const;
export type VatClass = (typeof vatClasses)[number];

/** The rates in basis points (2300 is 23 %). A class that the country does not have is left out. */
export type VatRates = { standard: number; zero: number } & { readonly [Class in VatClass]?: number };

/** `from`: the first day, YYYY-MM-DD; the earliest rates have been in force since before 2025. */
export type VatPeriod = { from?: string; rates: VatRates };

/** Holds the facts for prices and the day of delivery: the server's. */
export type TradeRule = {
  /** IANA name; of the capital where a country has several. */
  timeZone: string;
  /** Earliest first. */
  vat: readonly [VatPeriod, ...VatPeriod[]];
  /**
   * Days on which no parcel moves: the holidays of the whole country, by law. Those of single regions (German Länder) and
   * those on which carriers work as usual (Good Friday in the Netherlands) are left out.
   */
  holidays: {
    /** Month and day, e.g. `11-01`. */
    fixed: readonly string[];
    /** Days after Easter Sunday. */
    easter: readonly number[];
    /** Easter is that of the Orthodox churches. */
    isOrthodox?: boolean;
    /** Days that follow a rule of their own. */
    moves?(date: Date, monthAndDay: string): boolean;
  };
  /** How long the seller is liable for a lack of conformity, where it is longer than the Union's two years. */
  guaranteeYears?: number;
  /** What the check digits of a VAT id do not tell by the ordinary computation. */
  isTaxIdGivenOut?(body: string): boolean;
  /** Takes a postcode that fits, and returns the one that is meant where people type letters for digits. */
  meantPostalCode?(written: string): string;
};

export const MAUNDY_THURSDAY = -3;
export const GOOD_FRIDAY = -2;
export const EASTER = 0;
export const EASTER_MONDAY = 1;
export const ASCENSION = 39;
export const WHIT_SUNDAY = 49;
export const WHIT_MONDAY = 50;
export const CORPUS_CHRISTI = 60;
/** Orthodox; Lent begins. */
export const CLEAN_MONDAY = -48;
