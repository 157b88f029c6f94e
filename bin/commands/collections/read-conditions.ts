// Conditions of a rule as they are typed: `tag is sale`, `price at-most 49.90 EUR`, `on-sale is`, `own:material is oak`.
import {
  choicesOf,
  faultOfCondition,
  type RuleCondition,
  type RuleField,
  type RuleOperator,
  type RuleValueKind,
  ruleFields,
  valueKindOf,
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
  const [, ownField] = /^own:(.+)$/.exec(name) ?? [];
  const field = (ownField ? 'own' : name.replaceAll('-', '_')) as RuleField;
  const operator = how.replaceAll('-', '_') as RuleOperator;
  if (!Object.hasOwn(ruleFields, field) || name === 'own') throw unread(text, `The fields are ${namedFields()}.`);
  const known = ruleFields[field].join(', ').replaceAll('_', '-');
  if (!(ruleFields[field] as readonly string[]).includes(operator)) {
    throw unread(text, `Behind ${name} stands one of ${known}.`);
  }
  const kind = valueKindOf({ field, operator });
  const given = await readValue(kind, { value: words.join(' '), idOf, text });
  const condition = { field, operator, ...given, ...(ownField && { ownField }) };
  if (!faultOfCondition(condition)) return condition;
  throw unread(text, kind === 'choice' ? `Say one of ${choicesOf(field).join(', ')}.` : expected[kind]);
}

function namedFields(): string {
  return Object.keys(ruleFields)
    .join(', ')
    .replaceAll('_', '-')
    .replace(/\bown$/, 'own:KEY for one of your own');
}

const expected: Record<Exclude<RuleValueKind, 'choice'>, string> = {
  text: 'Say which, such as "tag is sale".',
  amount: 'Write amount and currency, such as "price at-most 49.90 EUR".',
  count: 'Write a whole number, such as "stock at-least 1".',
  decimal: 'Write a number, such as "own:width at-least 12.5".',
  days: 'Write days, such as "created within 30".',
  collection: 'Write the handle of a collection, such as "collection is posters".',
  none: 'It takes no value, such as "on-sale is".',
};

type Given = { value: string; idOf: Collections['idOf']; text: string };

async function readValue(
  kind: RuleValueKind,
  { value, idOf, text }: Given,
): Promise<Pick<RuleCondition, 'value' | 'currency'>> {
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
