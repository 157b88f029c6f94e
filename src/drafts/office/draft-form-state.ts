// What is typed into the editor, as text where it is text, and what of it a draft is made of.

import { type Currency, currencyOrEuro } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { readPercent } from '../../numbers/read-percent.ts';
import { readWhole } from '../../numbers/read-whole.ts';
import { writeAmount, writePercent } from '../../numbers/write-number.ts';
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import {
  type Discount,
  type DraftContent,
  type DraftLine,
  MAX_DRAFT_NOTE_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_UNIT_MINOR,
  MAX_VALID_DAYS,
} from '../draft-content.ts';

export type DiscountForm = { kind: Discount['kind']; text: string; currency?: Currency | undefined };

export type LineForm = Omit<DraftLine, 'unitMinor' | 'discount' | 'quantity'> & {
  /** The row's key, also when others come and go. */
  key: number;
  quantity: string;
  price: string;
  discount: DiscountForm;
};

export type DraftForm = Omit<DraftContent, 'lines' | 'discount' | 'shippingMinor' | 'validDays'> & {
  lines: LineForm[];
  discount: DiscountForm;
  shipping: string;
  validDays: string;
};

/** An amount goes with its currency, and the price of delivery with its way. */
export const draftFormGroups: FieldGroups = [
  ['price', 'currency', 'asked'],
  ['shippingMethod', 'shipping', 'shippingCurrency'],
  ['discount'],
];

/** How the person who types writes numbers, and what is paid with in each market. */
export type DraftNotation = { locale: Locale; currencyOf(market: Locale): Currency };

export function notationOf(locale: Locale, markets: readonly { locale: string; currency: Currency }[]): DraftNotation {
  return { locale, currencyOf: (market) => currencyOrEuro(markets.find((each) => each.locale === market)?.currency) };
}

/** Names the field that cannot be read: `lines.2.price`, `discount`. */
export type DraftProblem = string;

export function formOf(content: DraftContent, { locale, currencyOf }: DraftNotation): DraftForm {
  const { lines, discount, shippingMinor, validDays, ...rest } = content;
  const market = currencyOf(content.locale);
  const amount = (minor: number, own: Currency | undefined) => writeAmount(minor, own ?? market, locale);
  const reduction = (own: Discount | null): DiscountForm => {
    if (!own) return { kind: 'percent', text: '' };
    if (own.kind === 'percent') return { kind: 'percent', text: writePercent(own.basisPoints, locale) };
    return { kind: 'amount', text: amount(own.minor, own.currency), currency: own.currency };
  };
  return {
    ...rest,
    lines: lines.map(({ key, unitMinor, quantity, discount: own, ...line }, position) => ({
      ...line,
      key: key ?? position,
      quantity: String(quantity),
      price: amount(unitMinor, line.currency),
      discount: reduction(own),
    })),
    discount: reduction(discount),
    shipping: amount(shippingMinor, rest.shippingCurrency),
    validDays: String(validDays),
  };
}

/** A percentage is the same everywhere, and an empty field takes nothing off. */
export function isNoAmount({ kind, text }: DiscountForm): boolean {
  return kind === 'percent' || text.trim() === '';
}

export type ReadForm = { content: DraftContent; problems: DraftProblem[] };

/** What cannot be read is a problem for saving, and leaves the sums open: nothing of it is counted. */
export function readForm(form: DraftForm, { locale, currencyOf }: DraftNotation): ReadForm {
  const { lines, discount, shipping, validDays, ...rest } = form;
  const problems: DraftProblem[] = [];
  const amountIn = (text: string, own: Currency | undefined) =>
    numberIn(readAmount(text, { locale, currency: own ?? currencyOf(form.locale), most: MAX_UNIT_MINOR }));
  const reductionIn = ({ kind, text, currency }: DiscountForm): { discount: Discount | null } | null => {
    if (text.trim() === '') return { discount: null };
    const hundredths = kind === 'percent' ? numberIn(readPercent(text, locale)) : amountIn(text, currency);
    if (hundredths === null) return null;
    if (hundredths === 0) return { discount: null };
    return { discount: kind === 'percent' ? { kind, basisPoints: hundredths } : { kind, minor: hundredths, currency } };
  };
  const read = <Value>(field: string, value: Value | null, otherwise: Value): Value => {
    if (value === null) problems.push(field);
    return value ?? otherwise;
  };
  const content: DraftContent = {
    ...rest,
    lines: lines.map(({ key, quantity, price, discount: own, ...line }) => {
      if (line.title.trim() === '') problems.push(`lines.${key}.title`);
      return {
        ...line,
        key,
        quantity: read(`lines.${key}.quantity`, readWhole(quantity, MAX_LINE_QUANTITY) || null, 1),
        unitMinor: read(`lines.${key}.price`, amountIn(price, line.currency), 0),
        discount: read(`lines.${key}.discount`, reductionIn(own), { discount: null }).discount,
      };
    }),
    discount: read('discount', reductionIn(discount), { discount: null }).discount,
    shippingMinor: read('shipping', amountIn(shipping, rest.shippingCurrency), 0),
    validDays: read('validDays', readWhole(validDays, MAX_VALID_DAYS) || null, 7),
  };
  // Said beside it.
  if (content.note.length > MAX_DRAFT_NOTE_LENGTH) problems.push('note');
  return { content, problems };
}

/** Whether a line, or all of the order, has a sum as long as these fields cannot be read. */
export function hasSum(unread: readonly DraftProblem[], line?: Pick<LineForm, 'key'>): boolean {
  const amounts = line ? `lines.${line.key}.` : '';
  return !unread.some((field) => field.startsWith(amounts) && isAmount.test(field));
}

const isAmount = /^(?:discount|shipping|lines\.\d+\.(?:quantity|price|discount))$/;

/** Makes the key of a new line: another one than whoever adds a line to the same draft at the same time gets. */
export function newLineKey(): number {
  const [key = 0] = crypto.getRandomValues(new Uint32Array(1));
  return key;
}
