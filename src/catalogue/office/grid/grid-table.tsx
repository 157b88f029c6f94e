// The cells: a table of which only the rows in sight are drawn. Arrows move, Enter and letters type, Escape gives up.
import { useLayoutEffect } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useRowWindow } from '../../../ui/office/use-row-window.ts';
import { type GridOfCells, isWithin, type Place } from './fill-cells.ts';
import styles from './grid.module.css';
import { GridCells } from './grid-cells.tsx';
import type { GridColumn } from './grid-columns.ts';
import { placeAfter } from './move-in-grid.ts';
import { type CellTyping, useCellTyping } from './use-cell-typing.ts';

type GridTableProps = GridOfCells &
  CellTyping & { markOf(row: number, column: number): 'edited' | 'bad' | 'refused' | undefined };

export function GridTable(props: GridTableProps) {
  const { rows, columns, edits, selected, markOf } = props;
  const { locale, t } = useApp();
  const { at } = selected;
  const shown = useRowWindow(rows.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active cell moves.
  useLayoutEffect(() => {
    shown.reveal(at.row, () => {
      document.getElementById(cellId(at))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [at.row, at.column]);
  const { table, typing, area, select, stop, open, commit, ...handlers } = useCellTyping(
    { rows, columns },
    props,
    locale,
  );
  const drawRow = (row: GridTableProps['rows'][number], place: number) => (
    <GridCells
      key={row.variantId}
      {...{ row, columns, place, edits, locale, cellId }}
      active={at.row === place ? at.column : null}
      typing={at.row === place ? typing : null}
      isSelected={(column) => isWithin({ row: place, column }, area)}
      markOf={(column) => markOf(place, column)}
      onCommit={(text, way) => commit(text, way && placeAfter(at, way, { rows, columns }))}
      onGiveUp={stop}
      onPress={(column, isLonger) => select({ row: place, column }, isLonger)}
      onOpen={open}
    />
  );
  return (
    <div ref={shown.scroller} className={styles.scroller} onScroll={shown.onScroll}>
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
        {...handlers}
      >
        <Heads columns={columns} />
        <tbody>
          {shown.first > 0 ? <tr ref={shown.above} /> : null}
          {rows.slice(shown.first, shown.end).map((row, index) => drawRow(row, shown.first + index))}
          {shown.end < rows.length ? <tr ref={shown.below} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function Heads({ columns }: { columns: readonly GridColumn[] }) {
  const { t } = useApp();
  return (
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
  );
}

function cellId({ row, column }: Place): string {
  return `cell-${row}-${column}`;
}
