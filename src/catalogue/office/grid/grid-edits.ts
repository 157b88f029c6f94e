// What is typed into a grid and not saved yet, by cell, and how it is undone. Nothing here knows the page.
import type { Locale } from '../../../i18n/locales.ts';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import type { GridColumn, GridRow } from './grid-columns.ts';

/**
 * `seen`: what the cell said when it was first changed; `sent`: what was sent last, while no answer has come: it may be saved.
 * `key`: of a difference in stock, which is moved once however often it is sent.
 */
export type CellEdit = {
  text: string;
  productId: string;
  path: readonly string[];
  version: number;
  seen: string;
  sent?: string | undefined;
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

/** Types cells in one step that is undone as one; what says again what is saved is no edit any more. */
export function typeCells(state: GridState, cells: readonly CellText[], locale: Locale): GridState {
  const changes = new Map<string, Change>();
  for (const { row, column, text } of cells) {
    const path = column.fieldOf(row);
    const key = keyOf(row, column);
    if (!path || key === null) continue;
    const before = state.edits.get(key);
    const { version, seen } = before ?? { version: row.version, seen: column.write(row, locale) };
    const difference = path[0] === 'stock' ? { key: before?.key ?? createRecordId() } : {};
    const sent = before?.sent === undefined ? {} : { sent: before.sent };
    const edit = { text, productId: row.productId, path, version, seen, ...sent, ...difference };
    const after = text === seen && before?.sent === undefined ? undefined : edit;
    if (before?.text !== after?.text) changes.set(key, { key, before, after });
  }
  if (changes.size === 0) return state;
  const made = [...changes.values()];
  return { edits: withChanges(state.edits, made), done: [...state.done, made].slice(-MOST_UNDONE) };
}

export function undoLast({ edits, done }: GridState): GridState {
  const last = done.at(-1) ?? [];
  const back = last.map(({ key, before, after }) => ({ key, before: after, after: undone(edits.get(key), before) }));
  return { edits: withChanges(edits, back), done: done.slice(0, -1) };
}

/** What may be saved is not undone by forgetting it: the cell is to say again what it said. */
function undone(now: CellEdit | undefined, before: CellEdit | undefined): CellEdit | undefined {
  return now?.sent === undefined ? before : { ...now, text: before?.text ?? now.seen };
}

/** These are on their way. */
export function noteSent(state: GridState): GridState {
  const entries = [...state.edits].map(([key, edit]): [string, CellEdit] => [key, { ...edit, sent: edit.text }]);
  return { ...state, edits: new Map(entries) };
}

/** Nothing was saved now of these products; what was sent before may be. */
export function noteRefused(state: GridState, before: Edits, isRefused: (productId: string) => boolean): GridState {
  const entries = [...state.edits].map(([key, edit]): [string, CellEdit] => [
    key,
    isRefused(edit.productId) ? { ...edit, sent: before.get(key)?.sent } : edit,
  ]);
  return { ...state, edits: new Map(entries) };
}

/** What somebody else has entered as stock is what the typed number differs from, from now on. */
export function overTheirs(state: GridState, edit: CellEdit, theirs: string | null | undefined): GridState {
  if (edit.path[0] !== 'stock' || theirs == null) return state;
  const key = `${edit.productId} ${edit.path.join('.')}`;
  const now = state.edits.get(key);
  if (!now) return state;
  const over = { ...now, seen: String(JSON.parse(theirs)), sent: undefined, key: createRecordId() };
  return { ...state, edits: new Map([...state.edits, [key, over]]) };
}

/** Stock stays the difference to what was seen first: what has been moved under its key is counted in. */
function overSent({ path, seen, sent }: CellEdit): string {
  return path[0] === 'stock' ? seen : (sent ?? seen);
}

/** The product has a newer version, which says in these cells what was sent from here: what is typed now is typed over that. */
export function rebase({ edits, done }: GridState, productId: string, version: number): GridState {
  const entries = [...edits].map(([key, edit]): [string, CellEdit] =>
    edit.productId === productId ? [key, { ...edit, version, seen: overSent(edit) }] : [key, edit],
  );
  return { edits: new Map(entries), done };
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
