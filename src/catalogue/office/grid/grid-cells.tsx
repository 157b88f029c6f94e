import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../app-instance.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Place } from './fill-cells.ts';
import styles from './grid.module.css';
import type { GridColumn, GridRow } from './grid-columns.ts';
import { priceIn } from './grid-columns.ts';
import { type Edits, keyOf, textOf } from './grid-edits.ts';

type Way = 'down' | 'right' | 'left';

type GridCellsProps = {
  row: GridRow;
  /** Its number, from 0. */
  place: number;
  columns: readonly GridColumn[];
  edits: Edits;
  locale: Locale;
  /** The column of the active cell, when it is in this row. */
  active: number | null;
  /** What was in the cell as it was opened for typing, or the first key. */
  typing: string | null;
  cellId(place: Place): string;
  isSelected(column: number): boolean;
  markOf(column: number): string | undefined;
  /** `way`: where to go on. */
  onCommit(text: string, way: Way | null): void;
  onGiveUp(): void;
  onPress(column: number, isLonger: boolean): void;
  onOpen(): void;
};

/** A row of the grid. */
export function GridCells(props: GridCellsProps) {
  const { row, place, columns, edits, locale, active, typing, cellId, isSelected, markOf } = props;
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
            aria-selected={isSelected(index)}
            aria-readonly={keyOf(row, column) === null || undefined}
            data-active={isActive || undefined}
            data-mark={markOf(index)}
            data-made={priceIn(row, column.currency)?.isConverted || undefined}
            onMouseDown={(event) => {
              if (isActive && typing !== null) return;
              props.onPress(index, event.shiftKey);
            }}
            onDoubleClick={() => props.onOpen()}
          >
            {isActive && typing !== null && keyOf(row, column) !== null ? (
              <CellInput text={typing} {...props} />
            ) : (
              textOf(edits, row, column, locale)
            )}
          </td>
        );
      })}
    </tr>
  );
}

function CellInput({ text, onCommit, onGiveUp }: Pick<GridCellsProps, 'onCommit' | 'onGiveUp'> & { text: string }) {
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
    end(() => (way ? onCommit(value, way) : onGiveUp()));
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
        if (!isOver.current) onCommit(event.currentTarget.value, null);
      }}
    />
  );
}
