// What is typed into the editor of a code, as text where it is text, and what of it a code is made of.
import { currencyEntries } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Currency, Money } from '../../money.ts';
import { MOST_SENT_MINOR } from '../../numbers/most-amounts.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { readPercent } from '../../numbers/read-percent.ts';
import { writeAmount, writePercent } from '../../numbers/write-number.ts';
import type { DiscountsSaveMutationVariables } from '../../office-operations.generated.ts';
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import type { DiscountReward, DiscountScope } from '../discount-code.ts';
import { isCode, normaliseCode } from '../discount-code.ts';
import type { ShownDiscountCode } from './discount-queries.ts';

type DiscountInput = DiscountsSaveMutationVariables['content'];
type Goods = { handle: string; title: string };
type Amounts = Readonly<Partial<Record<Currency, string>>>;

export type DiscountForm = {
  code: string;
  kind: DiscountReward['kind'];
  percent: string;
  amounts: Amounts;
  minimums: Amounts;
  scope: DiscountScope;
  /** Handles. */
  collections: readonly string[];
  products: readonly Goods[];
  /** Day and time; without a time, the whole day. */
  from: { day: string; time: string };
  until: { day: string; time: string };
  maxUses: string;
  maxUsesPerEmail: string;
};

/** What a code takes off is one thing, and so is what it is for: half of each from either of two people would be neither's. */
export const discountFormGroups: FieldGroups = [
  ['kind', 'percent', 'amounts'],
  ['scope', 'collections', 'products'],
  ['from'],
  ['until'],
];

/** Names the field that cannot be read: `percent`, `amounts.PLN`. */
export type DiscountProblem = string;

export const emptyForm: DiscountForm = {
  code: '',
  kind: 'percentage',
  percent: '',
  amounts: {},
  minimums: {},
  scope: 'everything',
  collections: [],
  products: [],
  from: { day: '', time: '' },
  until: { day: '', time: '' },
  maxUses: '',
  maxUsesPerEmail: '',
};

export function formOf(code: ShownDiscountCode, locale: Locale): DiscountForm {
  const { kind, basisPoints, amounts, minimums, scope, goods, from, until, maxUses, maxUsesPerEmail } = code;
  const typed = (money: readonly Money[]): Amounts =>
    Object.fromEntries(money.map(({ minor, currency }) => [currency, writeAmount(minor, currency, locale)]));
  return {
    code: code.code,
    ...{ kind, scope },
    percent: basisPoints == null ? '' : writePercent(basisPoints, locale),
    amounts: typed(amounts),
    minimums: typed(minimums),
    collections: scope === 'collections' ? goods.map(({ handle }) => handle) : [],
    products: scope === 'products' ? goods : [],
    from: boundOf(from),
    until: boundOf(until),
    maxUses: String(maxUses ?? ''),
    maxUsesPerEmail: String(maxUsesPerEmail ?? ''),
  };
}

function boundOf(bound: string | null | undefined): DiscountForm['from'] {
  const [day = '', time = ''] = bound?.split('T') ?? [];
  return { day, time };
}

export type ReadForm = { content: DiscountInput; problems: DiscountProblem[] };

/** What is not asked for by the kind and the scope that are chosen is left out. `locale`: of the person who types. */
export function readForm(form: DiscountForm, locale: Locale): ReadForm {
  const problems: DiscountProblem[] = [];
  const { kind, scope, collections, products } = form;
  const code = normaliseCode(form.code);
  if (!isCode(code)) problems.push('code');
  const basisPoints = kind === 'percentage' ? numberIn(readPercent(form.percent, locale)) : null;
  if (kind === 'percentage' && !basisPoints) problems.push('percent');
  const amountsOf = (name: 'amounts' | 'minimums', typed: Amounts) =>
    currencyEntries(typed).flatMap(([currency, text]) => {
      if (text.trim() === '') return [];
      const minor = numberIn(readAmount(text, { locale, currency, most: MOST_SENT_MINOR }));
      if (!minor) problems.push(`${name}.${currency}`);
      return { minor: minor ?? 0, currency };
    });
  const amounts = kind === 'amount' ? amountsOf('amounts', form.amounts) : [];
  if (kind === 'amount' && amounts.length === 0) problems.push('amounts');
  const minimums = amountsOf('minimums', form.minimums);
  const bound = (name: 'from' | 'until') => {
    const { day, time } = form[name];
    if (time !== '' && day === '') problems.push(name);
    return day === '' ? null : [day, time].filter(Boolean).join('T');
  };
  const limit = (name: 'maxUses' | 'maxUsesPerEmail') => {
    const text = form[name].trim();
    if (text !== '' && !/^[1-9]\d{0,8}$/.test(text)) problems.push(name);
    return text === '' ? null : Number(text) || 0;
  };
  const handles = scope === 'collections' ? [...collections] : products.map(({ handle }) => handle);
  if (scope !== 'everything' && handles.length === 0) problems.push('scope');
  const content = {
    ...{ code, kind, basisPoints, amounts, minimums, scope },
    handles: scope === 'everything' ? [] : handles,
    from: bound('from'),
    until: bound('until'),
    maxUses: limit('maxUses'),
    maxUsesPerEmail: limit('maxUsesPerEmail'),
  };
  return { content, problems };
}
