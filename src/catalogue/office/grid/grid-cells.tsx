import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../app-instance.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Place } from './fill-cells.ts';
import styles from './grid.module.css';
import type { GridColumn, GridRow } from './grid-columns.ts';
import { priceIn } from './grid-columns.ts';
import { type Edits, keyOf, textOf } from './grid-edits.ts';
import type { GridEditing } from './use-grid-edits.ts';

type Way = 'down' | 'right' | 'left';
type Refused = GridEditing['refused'];

type GridCellsProps = {
  row: GridRow;
  /** Its number, from 0. */
  place: number;
  columns: readonly GridColumn[];
  edits: Edits;
  refused: Refused;
  locale: Locale;
  /** The column of the active cell, when it is in this row. */
  active: number | null;
  /** The columns of the selection, when it reaches into this row: both belong to it. */
  first: number | null;
  last: number | null;
  /** What was in the cell as it was opened for typing, or the first key. */
  typing: string | null;
  actions: CellActions;
};

/** The same object in each rendering. */
export type CellActions = {
  /** `way`: where to go on. */
  commit(text: string, way: Way | null): void;
  giveUp(): void;
  press(place: Place, isLonger: boolean): void;
  open(): void;
};

export function cellId({ row, column }: Place): string {
  return `cell-${row}-${column}`;
}

/** A row of the grid, rendered again when something of it has changed, and not with the others. */
export const GridCells = memo((props: GridCellsProps) => {
  const { row, place, columns, edits, refused, locale, active, typing, first, last, actions } = props;
  return (
    <tr aria-rowindex={place + 2} data-row={place}>
      <th scope="row" className={styles.rowHead}>
        <span className={styles.rowName}>
          <span>{row.title}</span> {row.options ? <small className={styles.soft}>{row.options}</small> : null}
        </span>
      </th>
      {columns.map((column, index) => {
        const isActive = active === index;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is one.
          <td
            key={column.id}
            id={cellId({ row: place, column: index })}
            className={classNames(column.isNumber && styles.number)}
            aria-selected={first !== null && last !== null && index >= first && index <= last}
            aria-readonly={keyOf(row, column) === null || undefined}
            data-active={isActive || undefined}
            data-mark={markOf({ edits, refused }, row, column, locale)}
            data-made={priceIn(row, column.currency)?.isConverted || undefined}
            onMouseDown={(event) => {
              if (isActive && typing !== null) return;
              actions.press({ row: place, column: index }, event.shiftKey);
            }}
            onDoubleClick={actions.open}
          >
            {isActive && typing !== null && keyOf(row, column) !== null ? (
              <CellInput text={typing} actions={actions} />
            ) : (
              textOf(edits, row, column, locale)
            )}
          </td>
        );
      })}
    </tr>
  );
});

type Typed = { edits: Edits; refused: Refused };

function markOf({ edits, refused }: Typed, row: GridRow, column: GridColumn, locale: Locale): string | undefined {
  const key = keyOf(row, column);
  const edit = key === null ? undefined : edits.get(key);
  if (!edit) return undefined;
  if (column.read(textOf(edits, row, column, locale), locale).kind !== 'value') return 'bad';
  return refused.has(edit.productId) ? 'refused' : 'edited';
}

function CellInput({ text, actions: { commit, giveUp } }: { text: string; actions: CellActions }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);
  const end = (work: () => void) => {
    isOver.current = true;
    work();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    const ways: Record<string, Way> = { Enter: 'down', Tab: event.shiftKey ? 'left' : 'right' };
    const way = ways[event.key];
    if (!way && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(() => (way ? commit(value, way) : giveUp()));
  };
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={t('grid.cell')}
      autoComplete="off"
      defaultValue={text}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!isOver.current) commit(event.currentTarget.value, null);
      }}
    />
  );
}
