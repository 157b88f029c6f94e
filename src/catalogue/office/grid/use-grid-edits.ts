// What is typed into the grid: kept in the tab over a reload, asked about before it is left, saved in one batch, and
// compared cell by cell with what somebody else has saved meanwhile.
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { useTypingKey } from '../../../ui/record-editor/use-typing-key.ts';
import { findTyping, forgetTyping, keepTyping } from '../../../ui/typing/kept-typing.ts';
import { useUnsavedWork } from '../../../ui/typing/use-unsaved-work.ts';
import { type Decided, keepMine, takeTheirs } from './decide-cell.ts';
import type { GridColumn } from './grid-columns.ts';
import { type CellEdit, type CellText, type GridState, nothingEdited, typeCells, undoLast } from './grid-edits.ts';
import { type RefusedProduct, useGridSaving } from './use-grid-saving.ts';

/** Raised with each change of what is kept. */
const SHAPE = 1;

export type GridEditing = {
  state: GridState;
  type(cells: readonly CellText[]): void;
  undo(): void;
  discard(): void;
  /** Why each product was refused, until its cells are changed or decided. */
  refused: ReadonlyMap<string, RefusedProduct>;
  /** What was saved last. */
  saved: { changed: number; batchId: number | null } | null;
  /** Some cells cannot be read: nothing is sent before they are put right. */
  hasFaults: boolean;
  isSaving: boolean;
  save(): void;
  keepMine(edit: CellEdit): void;
  takeTheirs(edit: CellEdit): void;
};

export function useGridEdits(columns: readonly GridColumn[]): GridEditing {
  const { locale, t } = useApp();
  const [state, setState] = useState(nothingEdited);
  const { refused, setRefused, ...saving } = useGridSaving(columns, state, setState);
  useKeptEdits(state, (edits) => setState({ edits, done: [] }));
  const discard = () => {
    setState(nothingEdited);
    setRefused(new Map());
  };
  useUnsavedWork(state.edits.size > 0, t('record.leave'), discard);
  const decide = (decided: Decided) => {
    setState(decided.state);
    setRefused(decided.refused);
  };
  return {
    state,
    type: (cells) => setState((now) => typeCells(now, cells, locale)),
    undo: () => setState(undoLast),
    ...{ ...saving, discard, refused },
    keepMine: (edit) => decide(keepMine({ state, refused }, edit)),
    takeTheirs: (edit) => decide(takeTheirs({ state, refused }, edit)),
  };
}

function useKeptEdits({ edits }: GridState, restore: (edits: GridState['edits']) => void): void {
  const key = useTypingKey('productGrid');
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then with each edit.
  useEffect(() => {
    if (!key) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const kept = findTyping(key, SHAPE) as [string, CellEdit][] | undefined;
      if (kept) return restore(new Map(kept));
    }
    if (edits.size > 0) keepTyping(key, SHAPE, [...edits]);
    else forgetTyping(key);
  }, [key?.name, edits]);
}
