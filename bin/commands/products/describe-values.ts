import { printable } from '../orders/printable-text.ts';

const LONGEST = 60;

/** What a value was and is, in a line; a row that was added or removed is not spelled out. */
export function describeValues(before: unknown, after: unknown): string {
  if (isRow(before) && after === null) return 'removed';
  if (before === null && isRow(after)) return 'added';
  return `${describeValue(before)} → ${describeValue(after)}`;
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeValue(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  const text = printable(typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
