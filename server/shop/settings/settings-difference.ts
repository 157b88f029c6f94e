// What the audit log says of a change of the settings: what differs, part by part.
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

type Parts = Record<string, unknown>;

/** Pictures are named by their hash: the log is no place for them. */
export function differenceOf(before: object, after: object): { before: object; after: object } {
  const [old, current]: [Parts, Parts] = [{ ...before }, { ...after }];
  const names = listChangedParts(before, after);
  const pick = (parts: Parts) => Object.fromEntries(names.map((name) => [name, withoutPictures(parts[name])]));
  return { before: pick(old), after: pick(current) };
}

export function listChangedParts(before: object, after: object): string[] {
  const [old, current]: [Parts, Parts] = [{ ...before }, { ...after }];
  return Object.keys({ ...old, ...current }).filter((name) => !isDeepStrictEqual(old[name], current[name]));
}

const LONGEST_TEXT = 1_000;

function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `sha256:${hash('sha256', value)}` : value;
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner)]));
}
