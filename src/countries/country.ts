// What the shop must know of a country to deliver there: a file a country beside this one. A new one is that file, its
// code here, its lines in `countries.ts` and its name in each language (`country.PL`).

/** ISO 3166-1 alpha-2. Apart from the rules, which a page that only names a country goes without. */
const countries = ['PL', 'NL', 'DE', 'BE', 'AT', 'CZ'] as const;
export type Country = (typeof countries)[number];

export function isCountry(code: string): code is Country {
  return countries.includes(code as Country);
}

/** For the form of an address; browsers have it at the checkout. */
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
  /** What people put before the postcode beside the country's code, as `D-10115`. */
  postalPrefix?: string;
  /** Of a VAT id, without the country before it. */
  taxId: { pattern: RegExp; isValid(body: string): boolean };
  /** A town and street, as one may look for a locker. */
  pickupExample?: string;
};

/** For prices and the day of delivery: the server's. */
export type TradeRule = {
  /** In basis points (2300 is 23 %), as in force in 2026. `reduced` is the rate of books and printed matter. */
  vat: { standard: number; reduced: number; zero: number };
  /**
   * Days on which no parcel moves: the holidays of the whole country, by law. Those of single regions (German Länder) and
   * those on which carriers work as usual (Good Friday in the Netherlands) are left out.
   */
  holidays: {
    /** Month and day, e.g. `11-01`. */
    fixed: readonly string[];
    /** Days after Easter Sunday. */
    easter: readonly number[];
    /** Days that follow a rule of their own. */
    moves?(date: Date, monthAndDay: string): boolean;
  };
};

export const EASTER = 0;
export const EASTER_MONDAY = 1;
export const GOOD_FRIDAY = -2;
export const ASCENSION = 39;
export const WHIT_MONDAY = 50;
export const CORPUS_CHRISTI = 60;
