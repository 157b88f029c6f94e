// The addresses under which goods are received, counted and written off.

import { type EntryKind, entryKinds } from '../../../catalogue/stock-causes.ts';
import { officeUrlOf } from '../../../office-addresses.ts';

export function modeHref(kind: EntryKind): string {
  return officeUrlOf('stockEntry', undefined, { mode: slugOf(kind) });
}

/** Null: there is no such page. */
export function modeOf(slug: string | undefined): EntryKind | null {
  return entryKinds.find((kind) => slugOf(kind) === slug) ?? null;
}

function slugOf(kind: EntryKind): string {
  return kind.replace('_', '-');
}
