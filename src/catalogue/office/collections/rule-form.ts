// A rule as it is typed, condition by condition, and what of it is sent.
import type { Locale } from '../../../i18n/locales.ts';
import type { Currency } from '../../../money.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn, readNumber } from '../../../numbers/read-number.ts';
import { writeAmount, writePercent } from '../../../numbers/write-number.ts';
import {
  type CollectionRule,
  faultOfCondition,
  ownFieldOperators,
  type RuleCondition,
  type RuleField,
  type RuleOperator,
  type RuleValueKind,
  ruleFields,
  valueKindOf,
} from '../../collections/collection-rule.ts';
import type { OwnField } from '../own-fields/own-field-name.ts';

export type TypedCondition = {
  key: number;
  field: RuleField;
  operator: RuleOperator;
  value: string;
  currency: Currency;
  /** The key of the merchant's own field that it is about. */
  ownField?: string | undefined;
};

const OWN = 'own:';
/** The most that a number of the merchant's own holds. */
const MOST_HUNDREDTHS = 100_000_000_000;

export function typedConditions(rule: CollectionRule | null, locale: Locale, currency: Currency): TypedCondition[] {
  return (rule?.conditions ?? []).map((condition, key) => {
    const value = writeValue(condition, locale, condition.currency ?? currency);
    const { field, operator, ownField } = condition;
    return { key, field, operator, value, currency: condition.currency ?? currency, ownField };
  });
}

function writeValue({ value, ...condition }: RuleCondition, locale: Locale, currency: Currency): string {
  const kind = valueKindOf(condition);
  if (kind === 'amount') return writeAmount(Number(value), currency, locale);
  return kind === 'decimal' ? writePercent(Math.round(Number(value) * 100), locale) : value;
}

/** What a field is chosen as: by its name, or by the key of one of the merchant's own. */
export function chosenField({ field, ownField }: Pick<TypedCondition, 'field' | 'ownField'>): string {
  return field === 'own' ? ownFieldChoice(ownField ?? '') : field;
}

export function ownFieldChoice(key: string): string {
  return OWN + key;
}

/** Those that a condition can have; of a field that is there no longer all. */
export function operatorsOf(
  { field, ownField }: Pick<TypedCondition, 'field' | 'ownField'>,
  ownFields: readonly OwnField[],
): readonly RuleOperator[] {
  const own = field === 'own' ? ownFields.find(({ key }) => key === ownField) : undefined;
  return own ? ownFieldOperators[own.kind] : ruleFields[field];
}

/** The condition with what its new field can say. */
export function withField(condition: TypedCondition, chosen: string, ownFields: readonly OwnField[]): TypedCondition {
  const ownField = chosen.startsWith(OWN) ? chosen.slice(OWN.length) : undefined;
  const field = (ownField === undefined ? chosen : 'own') as RuleField;
  const operators = operatorsOf({ field, ownField }, ownFields);
  const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'is');
  const isAlike = sharesValues(valueKindOf({ field, operator }), valueKindOf(condition)) && condition.field !== 'own';
  return { ...condition, field, ownField, operator, value: isAlike && field !== 'own' ? condition.value : '' };
}

function sharesValues(one: RuleValueKind, other: RuleValueKind): boolean {
  return one === other && one !== 'choice';
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

function readCondition({ field, operator, value, currency, ownField }: TypedCondition, locale: Locale): RuleCondition {
  const kind = valueKindOf({ field, operator });
  const said = { field, operator, ...(ownField !== undefined && { ownField }) };
  if (kind === 'none') return { ...said, value: '' };
  if (kind === 'decimal') return { ...said, value: value.trim() === '' ? '' : decimalOf(value, locale) };
  if (kind !== 'amount') return { ...said, value: value.trim() };
  const minor = value.trim() === '' ? '' : numberIn(readAmount(value, { locale, currency }));
  // What is no amount is said to be none, and not left out.
  return { ...said, value: String(minor ?? 'unreadable'), currency };
}

function decimalOf(text: string, locale: Locale): string {
  const hundredths = numberIn(readNumber(text, { locale, decimals: 2, most: MOST_HUNDREDTHS }));
  return hundredths === null ? 'unreadable' : String(hundredths / 100);
}
