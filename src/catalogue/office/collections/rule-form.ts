// A rule as it is typed, condition by condition, and what of it is sent.
import type { Locale } from '../../../i18n/locales.ts';
import type { Currency } from '../../../money.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import {
  type CollectionRule,
  faultOfCondition,
  type RuleCondition,
  type RuleField,
  type RuleOperator,
  ruleFields,
  ruleValueKinds,
} from '../../collections/collection-rule.ts';

export type TypedCondition = {
  key: number;
  field: RuleField;
  operator: RuleOperator;
  value: string;
  currency: Currency;
};

export function typedConditions(rule: CollectionRule | null, locale: Locale, currency: Currency): TypedCondition[] {
  return (rule?.conditions ?? []).map((condition, key) => {
    const own = condition.currency ?? currency;
    const isAmount = ruleValueKinds[condition.field] === 'amount';
    const value = isAmount ? writeAmount(Number(condition.value), own, locale) : condition.value;
    return { key, field: condition.field, operator: condition.operator, value, currency: own };
  });
}

/** The condition with what its new field can say. */
export function withField(condition: TypedCondition, field: RuleField): TypedCondition {
  const isAlike = ruleValueKinds[field] === ruleValueKinds[condition.field];
  const operators: readonly RuleOperator[] = ruleFields[field];
  const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'is');
  return { ...condition, field, operator, value: isAlike ? condition.value : '' };
}

export function newCondition(conditions: readonly TypedCondition[], currency: Currency): TypedCondition {
  const key = 1 + Math.max(-1, ...conditions.map((each) => each.key));
  return { key, field: 'tag', operator: 'is', value: '', currency };
}

/** `faulty`: the places of those that cannot be read. */
export function readConditions(
  typed: readonly TypedCondition[],
  locale: Locale,
): { conditions: RuleCondition[]; faulty: number[] } {
  const conditions = typed.map((condition) => readCondition(condition, locale));
  const faulty = conditions.flatMap((condition, at) => (faultOfCondition(condition) ? [at] : []));
  return { conditions, faulty };
}

function readCondition({ field, operator, value, currency }: TypedCondition, locale: Locale): RuleCondition {
  const kind = ruleValueKinds[field];
  if (kind === 'none') return { field, operator, value: '' };
  if (kind !== 'amount') return { field, operator, value: value.trim() };
  const minor = value.trim() === '' ? '' : numberIn(readAmount(value, { locale, currency }));
  // What is no amount is said to be none, and not left out.
  return { field, operator, value: String(minor ?? 'unreadable'), currency };
}
