// What is wrong with what a program sent, told to whoever writes it: which field, what stands there, and what to send.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MOST_TOLD = 5;

/** `whole`: what `input` itself is called. A sentence or two for each fault. */
export function describeInputFaults({ issues }: z.ZodError, input: unknown, whole: string): string {
  const told = issues.slice(0, MOST_TOLD).map((issue) => {
    const value = issue.path.reduce<unknown>(valueAt, input);
    const name = issue.path.length === 0 ? whole : nameOf(issue.path);
    return describeFault(issue, name, value);
  });
  return told.join(' ');
}

function describeFault(issue: Issue, name: string, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${name} is ${describeValue(value)}. Send ${wantedInstead(issue.expected, value)}.`;
    case 'too_small':
      return `${name} ${describeSize(value)}. Send ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}.`;
    case 'too_big':
      return `${name} ${describeSize(value)}. Send ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}.`;
    case 'invalid_value':
      return `${name} is ${describeValue(value)}. Send one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return `${name} is not written as a ${issue.format} is.${issue.format === 'date' ? ' Send YYYY-MM-DD.' : ''}`;
    case 'unrecognized_keys':
      return `${name} knows nothing of ${issue.keys.join(', ')}. Leave it out.`;
    case 'custom':
      return issue.message;
    default:
      return `${name} is not as its schema says: ${issue.message}.`;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function wantedInstead(expected: string, value: unknown): string {
  const isQuoted = typeof value === 'string' && ['number', 'int', 'boolean'].includes(expected);
  return (kinds[expected] ?? expected) + (isQuoted ? ', without quotation marks' : '');
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return kinds[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function describeSize(value: unknown): string {
  if (typeof value === 'string') return `has ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  if (Array.isArray(value)) return `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return `is ${describeValue(value)}`;
}

function valueAt(outer: unknown, key: PropertyKey): unknown {
  return typeof outer === 'object' && outer !== null ? (outer as Record<PropertyKey, unknown>)[key] : undefined;
}

/** Writes a path as a program writes it: `line_items[0].quantity`. */
function nameOf(path: readonly PropertyKey[]): string {
  const written = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^\w+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`;
  });
  return written.join('').replace(/^\./, '');
}
