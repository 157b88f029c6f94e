// What keys, pasting and copying do in the grid. While a cell is typed into they belong to its field.
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import { readBlock, writeBlock } from '../../../lists/office/pasted-block.ts';
import { type Area, areaOf, clearCells, fillDown, type GridOfCells, type Place } from './fill-cells.ts';
import { type CellText, type Edits, textOf } from './grid-edits.ts';
import { moveBy } from './move-in-grid.ts';

/** `from`: where the selection began. */
export type Selected = { at: Place; from: Place };

export type CellTyping = {
  edits: Edits;
  selected: Selected;
  onSelect(selected: Selected): void;
  onType(cells: CellText[]): void;
  onPaste(area: Area, block: string[][]): void;
  onUndo(): void;
  onSave(): void;
};

export function useCellTyping(grid: GridOfCells, props: CellTyping, locale: Locale) {
  const { edits, selected, onSelect, onType } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const { at, from } = selected;
  const area = areaOf(from, at);
  const textAt = ({ row, column }: Place) => {
    const [ofRow, ofColumn] = [grid.rows[row], grid.columns[column]];
    return ofRow && ofColumn ? textOf(edits, ofRow, ofColumn, locale) : '';
  };
  const select = (to: Place, isLonger = false) => onSelect({ at: to, from: isLonger ? from : to });
  const stop = () => {
    setTyping(null);
    table.current?.focus({ preventScroll: true });
  };
  const open = () => setTyping(textAt(at));
  return {
    ...{ table, typing, area, stop, open },
    /** A press elsewhere: what is typed stays in its cell. A field that is only taken away would not say what it has. */
    press(place: Place, isLonger: boolean) {
      table.current?.querySelector('input')?.blur();
      select(place, isLonger);
    },
    commit(text: string, next: Place | null) {
      const [row, column] = [grid.rows[at.row], grid.columns[at.column]];
      if (row && column) onType([{ row, column, text: text.trim() }]);
      if (next) select(next);
      stop();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      const work = workOf(event, { ...{ grid, props, area, locale, select, open }, type: setTyping, typing });
      if (!work) return;
      event.preventDefault();
      event.stopPropagation();
      work();
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      const block = readBlock(text);
      // One value belongs into the field that is typed into.
      if (typing !== null && !block) return;
      event.preventDefault();
      stop();
      props.onPaste(area, block ?? [[text.trim()]]);
    },
    onCopy(event: ClipboardEvent) {
      if (typing !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeBlock(textsIn(area, textAt)));
    },
  };
}

type Keys = {
  grid: GridOfCells;
  props: CellTyping;
  area: Area;
  locale: Locale;
  typing: string | null;
  select(to: Place, isLonger: boolean): void;
  open(): void;
  type(text: string): void;
};

/** Null for a key that is not the grid's. */
function workOf(event: KeyboardEvent, { grid, props, area, locale, typing, ...to }: Keys): (() => void) | null {
  const { edits, selected, onSelect, onType, onUndo, onSave } = props;
  const { key } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && key === 's') return onSave;
  if (typing !== null) return null;
  const next = moveBy(event, selected.at, grid);
  if (next) return () => to.select(next, event.shiftKey && key !== 'Tab');
  if (isCommand && key === 'z') return onUndo;
  if (isCommand && key === 'd') return () => onType(fillDown(grid, area, edits, locale));
  if (isCommand && key === 'a') {
    const { column } = selected.at;
    return () => onSelect({ from: { row: 0, column }, at: { row: grid.rows.length - 1, column } });
  }
  if (key === 'Delete' || key === 'Backspace') return () => onType(clearCells(grid, area));
  if (key === 'Enter' || key === 'F2') return to.open;
  return key.length === 1 && !isCommand && !event.altKey ? () => to.type(key) : null;
}

function textsIn({ from, to }: Area, textAt: (place: Place) => string): string[][] {
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const columns = range(from.column, to.column);
  return range(from.row, to.row).map((row) => columns.map((column) => textAt({ row, column })));
}
