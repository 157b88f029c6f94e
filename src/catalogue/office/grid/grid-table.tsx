// The cells: a table of which only the rows in sight are drawn. Arrows move, Enter and letters type, Escape gives up.
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { readBlock, writeBlock } from '../../../lists/office/pasted-block.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Area, areaOf, clearCells, fillDown, type GridOfCells, isWithin, type Place } from './fill-cells.ts';
import styles from './grid.module.css';
import { GridCells } from './grid-cells.tsx';
import { type CellText, type Edits, textOf } from './grid-edits.ts';
import { moveBy, placeAfter } from './move-in-grid.ts';

/** As the sheet has it, in pixels. */
const ROW_HEIGHT = 40;
const ROWS_BEYOND = 8;
const FIRST_ROWS = 40;

export type Selected = { at: Place; from: Place };

type GridTableProps = GridOfCells & {
  edits: Edits;
  selected: Selected;
  onSelect(selected: Selected): void;
  onType(cells: CellText[]): void;
  onPaste(area: Area, block: string[][]): void;
  onUndo(): void;
  onSave(): void;
  markOf(row: number, column: number): 'edited' | 'bad' | 'refused' | undefined;
};

export function GridTable(props: GridTableProps) {
  const { rows, columns, edits, selected, onSelect, onType, onPaste, onUndo, onSave, markOf } = props;
  const { locale, t } = useApp();
  const [typing, setTyping] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [seen, setSeen] = useState({ first: 0, last: FIRST_ROWS });
  const { at, from } = selected;
  const area = areaOf(from, at);
  const grid = { rows, columns };
  const look = () => {
    const box = scroller.current;
    if (!box) return;
    const first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - ROWS_BEYOND);
    const last = Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + ROWS_BEYOND;
    if (first !== seen.first || last !== seen.last) setSeen({ first, last });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active cell moves.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const top = at.row * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    // The heads stand over the first row.
    const below = top + 3 * ROW_HEIGHT - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
    box.querySelector(`[id="${cellId(at)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look();
  }, [at.row, at.column]);
  const select = (to: Place, isLonger = false) => onSelect({ at: to, from: isLonger ? from : to });
  const commit = (text: string, next: Place | null) => {
    setTyping(null);
    const [row, column] = [rows[at.row], columns[at.column]];
    if (row && column) onType([{ row, column, text: text.trim() }]);
    if (next) select(next);
    table.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act = (work: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      work();
    };
    if (isCommand && event.key === 's') return act(onSave);
    if (typing !== null) return;
    const next = moveBy(event, at, grid);
    if (next) return act(() => select(next, event.shiftKey && event.key !== 'Tab'));
    if (isCommand && event.key === 'z') return act(onUndo);
    if (isCommand && event.key === 'd') return act(() => onType(fillDown(grid, area, edits, locale)));
    if (isCommand && event.key === 'a')
      return act(() =>
        onSelect({ from: { row: 0, column: at.column }, at: { row: rows.length - 1, column: at.column } }),
      );
    if (event.key === 'Delete' || event.key === 'Backspace') return act(() => onType(clearCells(grid, area)));
    if (event.key === 'Enter' || event.key === 'F2') return act(() => setTyping(textAt(at)));
    if (event.key.length === 1 && !isCommand && !event.altKey) act(() => setTyping(event.key));
  };
  const textAt = ({ row, column }: Place) => {
    const [ofRow, ofColumn] = [rows[row], columns[column]];
    return ofRow && ofColumn ? textOf(edits, ofRow, ofColumn, locale) : '';
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const block = readBlock(text);
    // One value belongs into the field that is typed into.
    if (typing !== null && !block) return;
    event.preventDefault();
    setTyping(null);
    onPaste(area, block ?? [[text.trim()]]);
    table.current?.focus({ preventScroll: true });
  };
  const copy = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    const picked = rows
      .slice(area.from.row, area.to.row + 1)
      .map((_, index) =>
        columns
          .slice(area.from.column, area.to.column + 1)
          .map((__, place) => textAt({ row: area.from.row + index, column: area.from.column + place })),
      );
    event.clipboardData.setData('text/plain', writeBlock(picked));
  };
  const shown = rows.slice(seen.first, seen.last);
  return (
    <div ref={scroller} className={styles.scroller} onScroll={look}>
      <table
        ref={table}
        className={styles.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are typed into.
        role="grid"
        aria-label={t('grid.title')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={cellId(at)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onCopy={copy}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.rowHead}>
              {t('products.asVariants')}
            </th>
            {columns.map(({ id, head, note, isNumber }) => (
              <th key={id} scope="col" className={classNames(isNumber && styles.number)}>
                {t(head)} {note}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.first > 0 ? <Gap rows={seen.first} columns={columns.length + 1} /> : null}
          {shown.map((row, index) => {
            const place = seen.first + index;
            return (
              <GridCells
                key={row.variantId}
                {...{ row, columns, place, edits, locale, cellId }}
                active={at.row === place ? at.column : null}
                typing={at.row === place ? typing : null}
                isSelected={(column) => isWithin({ row: place, column }, area)}
                markOf={(column) => markOf(place, column)}
                onCommit={(text, way) => commit(text, way && placeAfter(at, way, grid))}
                onGiveUp={() => {
                  setTyping(null);
                  table.current?.focus({ preventScroll: true });
                }}
                onPress={(column, isLonger) => select({ row: place, column }, isLonger)}
                onOpen={() => setTyping(textAt(at))}
              />
            );
          })}
          {seen.last < rows.length ? <Gap rows={rows.length - seen.last} columns={columns.length + 1} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function cellId({ row, column }: Place): string {
  return `cell-${row}-${column}`;
}

/** Stands for the rows that are not drawn. Its height is no attribute, which the content policy would block. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (cell.current) cell.current.style.height = `${rows * ROW_HEIGHT}px`;
  }, [rows]);
  return (
    <tr>
      <td ref={cell} colSpan={columns} />
    </tr>
  );
}
