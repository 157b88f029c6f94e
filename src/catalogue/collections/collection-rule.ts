// What fills a collection by rule: conditions on products, all of them or any. The database asks them (rule_condition of
// 000156-collections-by-rule.sql); here is what each can say, for whoever writes one.
import type { Currency } from '../../currencies.ts';
import { isUuid } from '../../is-uuid.ts';

/** Field -> its operators. Without a value: `on_sale`. */
export const ruleFields = {
  title: ['contains', 'contains_not'],
  tag: ['is', 'is_not'],
  vendor: ['is', 'is_not'],
  type: ['is', 'is_not'],
  price: ['at_most', 'at_least'],
  on_sale: ['is', 'is_not'],
  stock: ['at_least', 'at_most'],
  created: ['within', 'before'],
  collection: ['is', 'is_not'],
} as const;

export type RuleField = keyof typeof ruleFields;
export type RuleOperator = (typeof ruleFields)[RuleField][number];

/** What the value is: words, an amount in minor units of `currency`, a number, days, the id of a collection, or none. */
export const ruleValueKinds = {
  title: 'text',
  tag: 'text',
  vendor: 'text',
  type: 'text',
  price: 'amount',
  on_sale: 'none',
  stock: 'count',
  created: 'days',
  collection: 'collection',
} as const satisfies Record<RuleField, string>;

export type RuleCondition = {
  field: RuleField;
  operator: RuleOperator;
  /** The value as text, numbers too; empty where the field has none. */
  value: string;
  currency?: Currency | undefined;
};

export type CollectionRule = { match: 'all' | 'any'; conditions: RuleCondition[] };

export const MOST_CONDITIONS = 50;
export const MAX_RULE_TEXT = 255;
const MAX_COUNT = 1_000_000;
const MAX_DAYS = 36_500;
const MAX_AMOUNT_MINOR = 1_000_000_000;

/** Why a condition says nothing. */
export type ConditionFault = 'OperatorInvalid' | 'ValueMissing' | 'ValueInvalid';

export function faultOfCondition({ field, operator, value, currency }: RuleCondition): ConditionFault | null {
  if (!(ruleFields[field] as readonly string[]).includes(operator)) return 'OperatorInvalid';
  const kind = ruleValueKinds[field];
  if (kind === 'none') return null;
  if (value.trim() === '') return 'ValueMissing';
  if (kind === 'text') return value.length <= MAX_RULE_TEXT ? null : 'ValueInvalid';
  if (kind === 'collection') return isUuid(value) ? null : 'ValueInvalid';
  if (kind === 'amount') return currency && isWhole(value, 0, MAX_AMOUNT_MINOR) ? null : 'ValueInvalid';
  return isWhole(value, kind === 'days' ? 1 : 0, kind === 'days' ? MAX_DAYS : MAX_COUNT) ? null : 'ValueInvalid';
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
