// What fills a collection by rule: conditions on products, all of them or any. The database asks them (rule_condition of
// 000321-rules-on-any-field.sql); here is what each can say, for whoever writes one.
import { vatClasses } from '../../countries/country.ts';
import type { Currency } from '../../currencies.ts';
import { locales } from '../../i18n/locales.ts';
import { isUuid } from '../../is-uuid.ts';
import type { productFieldKinds } from '../../shop/own-fields/field-kinds.ts';
import { withdrawalExceptions } from '../withdrawal-exceptions.ts';

const compared = ['is', 'is_not', 'contains', 'contains_not'] as const;
const counted = ['at_least', 'at_most'] as const;
const stated = ['is', 'is_not'] as const;

/** Field -> its operators. */
export const ruleFields = {
  title: ['contains', 'contains_not'],
  tag: stated,
  vendor: compared,
  type: compared,
  price: ['at_most', 'at_least'],
  on_sale: stated,
  stock: counted,
  created: ['within', 'before'],
  collection: stated,
  description: ['contains', 'contains_not'],
  option_value: compared,
  sku: compared,
  ean: compared,
  weight: counted,
  variants: counted,
  picture: stated,
  state: stated,
  translated: stated,
  handle: compared,
  manufacturer: compared,
  vat_class: stated,
  withdrawal: stated,
  cash_register: stated,
  gift_card: stated,
  /** One that the merchant has defined, named by `ownField`: `ownFieldOperators` says which fit its kind. */
  own: [...compared, ...counted],
} as const;

export type RuleField = keyof typeof ruleFields;
export type RuleOperator = (typeof ruleFields)[RuleField][number];

export type RuleValueKind = 'text' | 'amount' | 'count' | 'decimal' | 'days' | 'collection' | 'choice' | 'none';

/** What the value is: words, an amount in minor units of `currency`, a number, days, the id of a collection, or none. */
const ruleValueKinds: Record<Exclude<RuleField, 'own'>, RuleValueKind> = {
  title: 'text',
  description: 'text',
  tag: 'text',
  vendor: 'text',
  type: 'text',
  collection: 'collection',
  price: 'amount',
  on_sale: 'none',
  stock: 'count',
  created: 'days',
  option_value: 'text',
  sku: 'text',
  ean: 'text',
  weight: 'count',
  variants: 'count',
  picture: 'none',
  state: 'choice',
  translated: 'choice',
  handle: 'text',
  manufacturer: 'text',
  vat_class: 'choice',
  withdrawal: 'choice',
  cash_register: 'none',
  gift_card: 'none',
};

/** What can be chosen; of a field of the merchant's own, what it defines. */
export const ruleChoices = {
  state: ['published', 'draft'],
  translated: locales,
  vat_class: vatClasses,
  withdrawal: withdrawalExceptions,
} as const satisfies Partial<Record<RuleField, readonly string[]>>;

type OwnFieldKind = (typeof productFieldKinds)[number];

export const ownFieldOperators = {
  text: compared,
  choice: stated,
  number: counted,
  yes_no: stated,
} as const satisfies Record<OwnFieldKind, readonly RuleOperator[]>;

/** The choices of a field that holds yes or no. */
export const yesAndNo = ['yes', 'no'] as const;

export type RuleCondition = {
  field: RuleField;
  operator: RuleOperator;
  /** The value as text, numbers too; empty where the field has none. */
  value: string;
  currency?: Currency | undefined;
  /** The key of the field that is asked for, where it is one of the merchant's own. */
  ownField?: string | undefined;
};

export type CollectionRule = { match: 'all' | 'any'; conditions: RuleCondition[] };

export const MOST_CONDITIONS = 50;
export const MAX_RULE_TEXT = 255;
const MAX_COUNT = 1_000_000;
const MAX_DAYS = 36_500;
const MAX_AMOUNT_MINOR = 1_000_000_000;

export function valueKindOf({ field, operator }: Pick<RuleCondition, 'field' | 'operator'>): RuleValueKind {
  if (field !== 'own') return ruleValueKinds[field];
  return operator === 'at_least' || operator === 'at_most' ? 'decimal' : 'text';
}

/** Why a condition says nothing. */
export type ConditionFault = 'OperatorInvalid' | 'ValueMissing' | 'ValueInvalid';

/** Whether a field of the merchant's own is there and holds such a value is another question: `isAskedOfOwnField`. */
export function faultOfCondition({ field, operator, value, ...more }: RuleCondition): ConditionFault | null {
  if (!(ruleFields[field] as readonly string[]).includes(operator)) return 'OperatorInvalid';
  if ((field === 'own') !== Boolean(more.ownField)) return 'OperatorInvalid';
  const kind = valueKindOf({ field, operator });
  if (kind === 'none') return null;
  if (value.trim() === '') return 'ValueMissing';
  return isOfKind(kind, { field, value, currency: more.currency }) ? null : 'ValueInvalid';
}

type Valued = Pick<RuleCondition, 'field' | 'value' | 'currency'>;

function isOfKind(kind: Exclude<RuleValueKind, 'none'>, { field, value, currency }: Valued): boolean {
  switch (kind) {
    case 'text':
      return value.length <= MAX_RULE_TEXT;
    case 'collection':
      return isUuid(value);
    case 'choice':
      return choicesOf(field).includes(value);
    case 'amount':
      return currency !== undefined && isWhole(value, 0, MAX_AMOUNT_MINOR);
    case 'days':
      return isWhole(value, 1, MAX_DAYS);
    case 'count':
      return isWhole(value, 0, MAX_COUNT);
    case 'decimal':
      return /^\d{1,10}(\.\d{1,2})?$/.test(value);
  }
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

export function choicesOf(field: RuleField): readonly string[] {
  return (ruleChoices as Partial<Record<RuleField, readonly string[]>>)[field] ?? [];
}

type DefinedField = { key: string; kind: OwnFieldKind; choices: readonly { key: string }[] };

/** Whether one of the fields that the merchant has defined can be asked so. */
export function isAskedOfOwnField(
  { operator, value, ownField }: RuleCondition,
  fields: readonly DefinedField[],
): boolean {
  const field = fields.find(({ key }) => key === ownField);
  const operators: readonly RuleOperator[] = field ? ownFieldOperators[field.kind] : [];
  if (!field || !operators.includes(operator)) return false;
  if (field.kind === 'choice') return field.choices.some(({ key }) => key === value);
  return field.kind !== 'yes_no' || yesAndNo.some((each) => each === value);
}
