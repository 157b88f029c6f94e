// What an order by hand consists of until it is placed. Saved as a whole, in versions.
import type { VatClass } from '../countries/country.ts';
import type { Currency } from '../currencies.ts';
import type { Locale } from '../i18n/locales.ts';

/** The currency in which it was agreed; left out, it is the market's. */
type Priced = { currency?: Currency | undefined };

export type Discount = { kind: 'percent'; basisPoints: number } | ({ kind: 'amount'; minor: number } & Priced);

export type DraftLine = Priced & {
  /** Tells it from the others in every version: two people may change lines at the same time. Drafts of old have none. */
  key?: number | undefined;
  /** Null: a line in the merchant's own words. */
  variantId: string | null;
  title: string;
  variantTitle: string;
  sku: string;
  quantity: number;
  /** Gross, as agreed with the customer: it may differ from the catalogue's. */
  unitMinor: number;
  vatClass: VatClass;
  discount: Discount | null;
  /** Left out where the variant's product asks for no text. */
  asked?: DraftText | undefined;
};

/** What the product asked for when it was found, and what is to be written on it; empty: nothing. */
export type DraftText = {
  label: string;
  text: string;
  /** What a text adds to each piece. */
  minor: number;
  isExcepted: boolean;
};

/** Whether it counts in the market's currency; left out, it does. */
export function isPricedIn({ currency: own }: Priced, currency: Currency): boolean {
  return own === undefined || own === currency;
}

export type Amounts = Pick<DraftContent, 'lines' | 'discount' | 'shippingMinor' | 'shippingCurrency'>;

/** Whether everything has been agreed in the market's currency. */
export function isAllPricedIn(
  { lines, discount, shippingMinor, shippingCurrency }: Amounts,
  currency: Currency,
): boolean {
  const discounts = [discount, ...lines.map((line) => line.discount)];
  return (
    lines.every((line) => isPricedIn(line, currency)) &&
    (shippingMinor === 0 || isPricedIn({ currency: shippingCurrency }, currency)) &&
    discounts.every((each) => each?.kind !== 'amount' || isPricedIn(each, currency))
  );
}

/** Says of what names no currency that it was agreed in this one. */
export function agreedIn<Content extends Amounts>(content: Content, currency: Currency): Content {
  const discountIn = (discount: Discount | null) =>
    discount?.kind === 'amount' ? { ...discount, currency: discount.currency ?? currency } : discount;
  return {
    ...content,
    lines: content.lines.map((line) => ({
      ...line,
      currency: line.currency ?? currency,
      discount: discountIn(line.discount),
    })),
    discount: discountIn(content.discount),
    shippingCurrency: content.shippingCurrency ?? currency,
  };
}

/** What each piece costs, with its text. */
export function unitMinorOf({ unitMinor, asked }: Pick<DraftLine, 'unitMinor' | 'asked'>): number {
  return unitMinor + (asked?.text ? asked.minor : 0);
}

/** What is known of the customer; the shopper completes it on the link's page. */
export type DraftCustomer = {
  email: string;
  phone: string;
  fullName: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  country: string;
  companyName: string;
  taxId: string;
};

export type DraftContent = {
  /** The market, and the language in which the customer is written to. */
  locale: Locale;
  lines: DraftLine[];
  /** What is taken off the goods, after the lines' own discounts. */
  discount: Discount | null;
  customer: DraftCustomer;
  /** A way of the settings; empty: the customer collects the goods in person. */
  shippingMethod: string;
  shippingMinor: number;
  shippingCurrency?: Currency | undefined;
  /** What is said to the customer in the e-mail. */
  note: string;
  /** How long the link is valid. */
  validDays: number;
};

export const MAX_DRAFT_LINES = 100;
export const MAX_LINE_KEY = 0xffff_ffff;
export const MAX_DRAFT_NOTE_LENGTH = 500;
export const MAX_LINE_QUANTITY = 999;
/** 10 million: an order whose line came to more could not be summed safely for long. */
export const MAX_UNIT_MINOR = 1_000_000_000;
export const MAX_VALID_DAYS = 60;
export const DEFAULT_VALID_DAYS = 7;

/** `linked`: there is a link, and nothing went out by e-mail. */
export const draftStates = ['draft', 'linked', 'sent', 'paid', 'expired', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

export const emptyCustomer: DraftCustomer = {
  email: '',
  phone: '',
  fullName: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  country: '',
  companyName: '',
  taxId: '',
};

export function newDraft(locale: Locale): DraftContent {
  return {
    locale,
    lines: [],
    discount: null,
    customer: emptyCustomer,
    shippingMethod: '',
    shippingMinor: 0,
    note: '',
    validDays: DEFAULT_VALID_DAYS,
  };
}
