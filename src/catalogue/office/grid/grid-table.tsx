// The cells: a table of which only the rows in sight are drawn. Arrows move, Enter and letters type, Escape gives up.
import { useLayoutEffect } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLatestActions } from '../../../ui/office/use-latest-actions.ts';
import { useRowWindow } from '../../../ui/office/use-row-window.ts';
import type { Area, GridOfCells } from './fill-cells.ts';
import styles from './grid.module.css';
import { type CellActions, cellId, GridCells } from './grid-cells.tsx';
import type { GridColumn } from './grid-columns.ts';
import { placeAfter } from './move-in-grid.ts';
import { type CellTyping, useCellTyping } from './use-cell-typing.ts';
import type { GridEditing } from './use-grid-edits.ts';

type GridTableProps = GridOfCells & CellTyping & Pick<GridEditing, 'refused'>;

export function GridTable(props: GridTableProps) {
  const { rows, columns, edits, selected, refused } = props;
  const { locale, t } = useApp();
  const { at } = selected;
  const shown = useRowWindow(rows.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active cell moves.
  useLayoutEffect(() => {
    shown.reveal(at.row, () => {
      document.getElementById(cellId(at))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [at.row, at.column]);
  const { table, typing, area, press, stop, open, commit, ...handlers } = useCellTyping(
    { rows, columns },
    props,
    locale,
  );
  const actions = useLatestActions<CellActions>({
    commit: (text, way) => commit(text, way && placeAfter(at, way, { rows, columns })),
    giveUp: stop,
    press,
    open,
  });
  const drawRow = (row: GridTableProps['rows'][number], place: number) => (
    <GridCells
      key={row.variantId}
      {...{ row, columns, place, edits, refused, locale, actions }}
      {...columnsIn(area, place)}
      active={at.row === place ? at.column : null}
      typing={at.row === place ? typing : null}
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

function columnsIn({ from, to }: Area, row: number): Record<'first' | 'last', number | null> {
  return row < from.row || row > to.row ? { first: null, last: null } : { first: from.column, last: to.column };
}
