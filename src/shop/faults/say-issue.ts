// What a schema finds wrong, as the commands say it behind the path of the field: the library's own words are for
// programmers. What a schema or a check says itself, such as `settingFaults`, goes before these.
import type { z } from 'zod';
import { isLocale } from '../../i18n/locales.ts';
import { nearestFirst } from './nearest-names.ts';

/** So many names are listed of what there is. */
const MOST_NAMES = 12;

/** Says an issue in words: `safeParse(data, { error: sayIssue })`. */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return sayUnknown(issue);
    case 'invalid_type':
      return sayType(issue);
    case 'too_small':
      return `must ${sayBound(issue.origin, 'least', Number(issue.minimum), issue.inclusive !== false)}`;
    case 'too_big':
      return `must ${sayBound(issue.origin, 'most', Number(issue.maximum), issue.inclusive !== false)}`;
    case 'invalid_value':
      return `must be ${sayChoices(issue.values.map(String))}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it has to be';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return `has a name that cannot stand there: ${issue.issues.map(({ message }) => message).join('; ')}`;
    default:
      return 'cannot be this: "kasa settings get" prints how it is written';
  }
}

type Raw<Code extends z.core.$ZodRawIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>;

function sayUnknown({ keys, inst }: Raw<'unrecognized_keys'>): string {
  const named = `has nothing called ${keys.join(', ')}`;
  const { shape = {} } = (inst?._zod.def ?? {}) as { shape?: object };
  const [first = ''] = keys;
  const there = nearestFirst(first, Object.keys(shape));
  return there.length === 0 ? named : `${named}; there is ${listed(there)}`;
}

function sayType({ expected, input }: Raw<'invalid_type'>): string {
  const kind = kinds[expected] ?? `a ${expected}`;
  if (input === undefined) return `is missing: it must be ${kind}`;
  return `must be ${kind}`;
}

/** What the library calls its types, in the words of whoever edits a document. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in brackets: [ … ]',
  object: 'an object in braces: { … }',
  record: 'an object in braces: { … }',
};

function sayBound(origin: string, side: 'least' | 'most', bound: number, isInclusive: boolean): string {
  const count = (one: string, many: string) => `${bound} ${bound === 1 ? one : many}`;
  if (origin === 'string') {
    return side === 'least' && bound === 1 ? 'not be empty' : `have at ${side} ${count('character', 'characters')}`;
  }
  if (origin === 'array' || origin === 'set') {
    return side === 'least' && bound === 1 ? 'not be an empty list' : `hold at ${side} ${count('entry', 'entries')}`;
  }
  if (isInclusive) return `be at ${side} ${bound}`;
  return side === 'least' ? `be more than ${bound}` : `be less than ${bound}`;
}

function sayChoices(values: readonly string[]): string {
  if (values.length === 1) return String(values[0]);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const said = values.every(isLocale) ? values.map((code) => `${code} (${names.of(code)})`) : values;
  return `one of ${said.join(', ')}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
}

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be a whole web address, such as https://shop.example/',
  date: 'must be a date, such as 2026-12-24',
  datetime: 'must be a time as a program writes it, such as 2026-12-24T18:00:00Z',
};
