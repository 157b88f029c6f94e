// Conditions of a rule as they are typed: `tag is sale`, `price at-most 49.90 EUR`, `on-sale is`.
import {
  faultOfCondition,
  type RuleCondition,
  type RuleField,
  type RuleOperator,
  ruleFields,
  ruleValueKinds,
} from '#src/catalogue/collections/collection-rule.ts';
import { currencies } from '#src/currencies.ts';
import { CliError } from '../../cli-errors.ts';
import { readCommandPrice } from '../orders/command-amount.ts';
import type { Collections } from './with-collections.ts';

/** Throws a `CliError` that names the first that says nothing. */
export function readConditions(context: Collections, typed: readonly string[]): Promise<RuleCondition[]> {
  return Promise.all(typed.map((text) => readCondition(context, text)));
}

async function readCondition({ idOf }: Collections, text: string): Promise<RuleCondition> {
  const [name = '', how = '', ...words] = text.trim().split(/\s+/);
  const field = name.replaceAll('-', '_') as RuleField;
  const operator = how.replaceAll('-', '_') as RuleOperator;
  if (!Object.hasOwn(ruleFields, field)) {
    throw unread(text, `The fields are ${Object.keys(ruleFields).join(', ').replaceAll('_', '-')}.`);
  }
  const value = words.join(' ');
  const condition = { field, operator, ...(await readValue(field, { value, idOf, text })) };
  const fault = faultOfCondition(condition);
  if (!fault) return condition;
  const known = ruleFields[field].join(', ').replaceAll('_', '-');
  throw unread(
    text,
    fault === 'OperatorInvalid' ? `Behind ${name} stands one of ${known}.` : expected[ruleValueKinds[field]],
  );
}

const expected = {
  text: 'Say which, such as "tag is sale".',
  amount: 'Write amount and currency, such as "price at-most 49.90 EUR".',
  count: 'Write a whole number, such as "stock at-least 1".',
  days: 'Write days, such as "created within 30".',
  collection: 'Write the handle of a collection, such as "collection is posters".',
  none: 'It takes no value, such as "on-sale is".',
};

type Given = { value: string; idOf: Collections['idOf']; text: string };

async function readValue(
  field: RuleField,
  { value, idOf, text }: Given,
): Promise<Pick<RuleCondition, 'value' | 'currency'>> {
  const kind = ruleValueKinds[field];
  if (kind === 'none' && value !== '') throw unread(text, expected.none);
  if (kind === 'collection' && value !== '') return { value: await idOf(value) };
  if (kind !== 'amount') return { value };
  const [, amount = '', code = ''] = /^(.*?) ?([A-Za-z]{3})$/.exec(value) ?? [];
  const currency = currencies.find((each) => each === code.toUpperCase());
  if (!currency || amount === '') throw unread(text, expected.amount);
  return { value: String(await readCommandPrice(amount, currency)), currency };
}

function unread(text: string, fix: string): CliError {
  return new CliError({
    code: 'CONDITION_INVALID',
    title: `“${text}” is no condition. Nothing was changed.`,
    fix: `${fix} kasa collections rule --help shows more.`,
  });
}
