// What is typed into a grid and not saved yet, by cell, and how it is undone. Nothing here knows the page.
import type { Locale } from '../../../i18n/locales.ts';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import type { GridColumn, GridRow } from './grid-columns.ts';

/** `seen`: what the cell said when it was first changed; `key`: of a difference in stock, which is moved once however often it is sent. */
export type CellEdit = {
  text: string;
  productId: string;
  path: readonly string[];
  version: number;
  seen: string;
  key?: string | undefined;
};
export type Edits = ReadonlyMap<string, CellEdit>;
type Change = { key: string; before: CellEdit | undefined; after: CellEdit | undefined };

export type GridState = {
  edits: Edits;
  /** Each as it is undone: the last one first. */
  done: readonly (readonly Change[])[];
};

export const nothingEdited: GridState = { edits: new Map(), done: [] };

const MOST_UNDONE = 100;

/** Null for a cell that cannot be changed. A title is the same cell in the rows of all variants. */
export function keyOf(row: GridRow, column: GridColumn): string | null {
  const path = column.fieldOf(row);
  return path && `${row.productId} ${path.join('.')}`;
}

export function textOf(edits: Edits, row: GridRow, column: GridColumn, locale: Locale): string {
  const key = keyOf(row, column);
  return (key === null ? undefined : edits.get(key)?.text) ?? column.write(row, locale);
}

export type CellText = { row: GridRow; column: GridColumn; text: string };

/** In one step that is undone as one; what says again what is saved is no edit any more. */
export function typeCells(state: GridState, cells: readonly CellText[], locale: Locale): GridState {
  const changes = new Map<string, Change>();
  for (const { row, column, text } of cells) {
    const path = column.fieldOf(row);
    const key = keyOf(row, column);
    if (!path || key === null) continue;
    const before = state.edits.get(key);
    const { version, seen, key: known } = before ?? { version: row.version, seen: column.write(row, locale) };
    const difference = path[0] === 'stock' ? { key: known ?? createRecordId() } : {};
    const after = text === seen ? undefined : { text, productId: row.productId, path, version, seen, ...difference };
    if (before?.text !== after?.text) changes.set(key, { key, before, after });
  }
  if (changes.size === 0) return state;
  const made = [...changes.values()];
  return { edits: withChanges(state.edits, made), done: [...state.done, made].slice(-MOST_UNDONE) };
}

export function undoLast({ edits, done }: GridState): GridState {
  const last = done.at(-1) ?? [];
  const back = last.map(({ key, before, after }) => ({ key, before: after, after: before }));
  return { edits: withChanges(edits, back), done: done.slice(0, -1) };
}

/** What was saved or given up is not undone here any more. */
export function dropEdits({ edits, done }: GridState, isDropped: (edit: CellEdit) => boolean): GridState {
  const kept = new Map([...edits].filter(([, edit]) => !isDropped(edit)));
  return { edits: kept, done: kept.size === 0 ? [] : done.map((step) => step.filter(({ key }) => kept.has(key))) };
}

function withChanges(edits: Edits, changes: readonly Change[]): Edits {
  const next = new Map(edits);
  for (const { key, after } of changes) {
    if (after) next.set(key, after);
    else next.delete(key);
  }
  return next;
}
