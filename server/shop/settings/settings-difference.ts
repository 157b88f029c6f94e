// What differs between two versions of a document: part by part for the audit log, value by value for commands.
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { Db } from '../../database/connect.ts';
import { withNeutralSettings } from '../neutral-settings.ts';
import { findSettings, listSettings } from '../settings-store.ts';

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

/** A version and what was in force before it; before the first, what the shop said of itself. Null: there is none. */
export async function readSettingsChange(
  db: Db,
  document: SettingsDocument,
  version: number,
): Promise<{ before: Data; after: Data } | null> {
  const [after, former] = await Promise.all([
    findSettings(db, document, version),
    findSettings(db, document, version - 1),
  ]);
  if (!after) return null;
  if (former) return { before: former.data, after: after.data };
  const { [document]: _stored, ...others } = await listSettings(db);
  return { before: withNeutralSettings(others)[document], after: after.data };
}

type Data = SettingsOf<SettingsDocument>;

export type ValueDifference = { path: string; before: unknown; after: unknown };

/** Lists values by their paths, as `kasa settings set --set` names them. Lists of texts and numbers are values. */
export function listChangedValues(before: unknown, after: unknown, path = ''): ValueDifference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isNode(before) || !isNode(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => listChangedValues(before[name], after[name], path ? `${path}.${name}` : name));
}

function isNode(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) || value.some((each) => typeof each === 'object');
}

const LONGEST_TEXT = 1_000;

export function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `sha256:${hash('sha256', value)}` : value;
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner)]));
}
