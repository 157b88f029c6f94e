// The variants as a table: a row each, and a cell for whatever differs. Narrowed by values, filled and pasted into like a
// spreadsheet. Only the rows that can be seen are in the page, and a keystroke changes one of them.
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useApp, useT } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { useLatestActions } from '../../../ui/office/use-latest-actions.ts';
import { useRowWindow } from '../../../ui/office/use-row-window.ts';
import { useCellWarnings } from './cell-problems.tsx';
import { removeRow } from './edit-options.ts';
import styles from './matrix.module.css';
import {
  type CellText,
  type ColumnKind,
  fillDown,
  kindsOfProblems,
  listColumns,
  type MatrixColumn,
  pasteBlock,
  withCells,
} from './matrix-cells.ts';
import type { MatrixForm, RowForm } from './matrix-form.ts';
import type { GridActions, MatrixProps } from './matrix-props.ts';
import { MatrixHead, MatrixRow } from './matrix-row.tsx';
import { filterRows, noFilter, orderedRows, type RowFilter } from './matrix-rows.ts';
import { MatrixTools } from './matrix-tools.tsx';
import { valueNames } from './read-matrix.ts';

const firstKinds: readonly ColumnKind[] = ['price', 'stock', 'sku', 'ean'];

export function MatrixTable(props: MatrixProps) {
  const { slice, problems, context, shown } = props;
  const t = useT();
  const [filter, setFilter] = useState(noFilter);
  const [chosenKinds, setKinds] = useState(firstKinds);
  // A column that is put right stays where somebody types.
  const faulty = kindsOfProblems(problems).filter((kind) => !chosenKinds.includes(kind));
  const kinds = faulty.length > 0 ? [...chosenKinds, ...faulty] : chosenKinds;
  if (faulty.length > 0) setKinds(kinds);
  const [said, setSaid] = useState('');
  const columns = listColumns(context.currencies, kinds);
  // What is typed into the filter stands at once, and the rows follow.
  const { names, rows } = useShownRows(slice, useDeferredValue(filter));
  const { rowWindow, actions, setMany } = useGrid(props, { rows, columns, setSaid });
  const warningsOf = useCellWarnings(slice, shown, context.productId);
  const marked = new Set(problems);
  const known = useMemo(() => new Map(shown?.variants.map((variant) => [variant.id, variant])), [shown]);
  const isOnly = Object.keys(slice.rows).length === 1;
  const lead = useLead({ rows, columns, actions });
  const showProblem = (row: string, cell: string | undefined) => {
    setFilter(noFilter);
    lead({ row, cell });
  };
  return (
    <div className={classNames(layout.stack, layout.tight)}>
      <MatrixTools
        title={context.title}
        productId={context.productId}
        {...{ slice, filter, setFilter, kinds, setKinds, columns, rows, setMany }}
      />
      <p className={layout.aside} role="status">
        {said || t('productVariants.shown', { count: rows.length })}
      </p>
      <ProblemLink problems={problems} onShow={showProblem} />
      <div ref={rowWindow.scroller} className={styles.scroller} onScroll={rowWindow.onScroll}>
        <table aria-label={t('productVariants.heading')} aria-rowcount={rows.length + 1} className={styles.table}>
          <MatrixHead columns={columns} />
          <tbody>
            <tr ref={rowWindow.above} />
            {rows.slice(rowWindow.first, rowWindow.end).map(([name, row], index) => (
              <MatrixRow
                key={name}
                {...{ name, row, columns, actions, isOnly }}
                index={rowWindow.first + index}
                title={row.values.map((key) => names.get(key) ?? '').join(' / ')}
                problems={columns
                  .flatMap((each) => (marked.has(`rows.${name}.${each.name}`) ? each.name : []))
                  .join('|')}
                warnings={JSON.stringify(columns.map((column) => warningsOf(row, column)))}
                variant={row.id === null ? undefined : known.get(row.id)}
                maySetPrices={context.maySetPrices}
              />
            ))}
            <tr ref={rowWindow.below} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function useShownRows({ rows, options }: MatrixForm, filter: RowFilter) {
  const names = useMemo(() => valueNames(options), [options]);
  const before = useRef<{ options: unknown; ordered: ReturnType<typeof orderedRows> }>(null);
  const ordered = useMemo(() => {
    const known = before.current?.options === options ? before.current.ordered : undefined;
    return orderedRows({ rows, options }, known);
  }, [rows, options]);
  before.current = { options, ordered };
  const shown = useMemo(() => filterRows(ordered, filter, names), [ordered, filter, names]);
  return { names, rows: shown };
}

type Grid = {
  /** Those that are shown. */
  rows: readonly [string, RowForm][];
  columns: readonly MatrixColumn[];
  setSaid(text: string): void;
};

function useGrid({ update, leave }: MatrixProps, { rows, columns, setSaid }: Grid) {
  const { locale, t } = useApp();
  const rowWindow = useRowWindow(rows.length);
  const set = (cells: readonly CellText[]) => update((form) => withCells(form, cells));
  /** Sets cells of many rows: what was pressed answers first. */
  const setMany = (cells: readonly CellText[], text: string) =>
    startTransition(() => {
      set(cells);
      setSaid(text);
    });
  const actions = useLatestActions<GridActions>({
    set,
    focus({ row, column }) {
      if (row < 0 || row >= rows.length) return;
      const cell = `[data-cell="${row}:${column}"]`;
      rowWindow.reveal(row, () => rowWindow.scroller.current?.querySelector<HTMLElement>(cell)?.focus());
    },
    paste(block, at) {
      const pasted = pasteBlock(block, { rows: rows.map(([name]) => name), columns }, at);
      const left = pasted.leftOver > 0 ? ` ${t('productVariants.leftOver', { count: pasted.leftOver })}` : '';
      setMany(pasted.cells, t('productVariants.pasted', { count: pasted.cells.length }) + left);
    },
    fillDown(at) {
      const column = columns[at.column];
      const below = rows.slice(at.row).map(([name]) => name);
      if (!column || below.length < 2) return;
      startTransition(() => {
        update((form) => withCells(form, fillDown(form, { rows: below, column }, locale)));
        setSaid(t('productVariants.filled', { count: below.length - 1 }));
      });
    },
    leave: (row, cell) => leave(`rows.${row}.${cell}`),
    remove: (row) => update((form) => removeRow(form, row)),
  });
  return { rowWindow, actions, setMany };
}

/** Leads to a cell, once its row is among those that are shown. */
function useLead({ rows, columns, actions }: Pick<Grid, 'rows' | 'columns'> & { actions: GridActions }) {
  const [wanted, setWanted] = useState<{ row: string; cell: string | undefined } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = rows.findIndex(([name]) => name === wanted.row);
    const column = columns.findIndex(({ name }) => name === wanted.cell);
    if (row < 0 || column < 0) return;
    setWanted(null);
    actions.focus({ row, column });
  }, [wanted, rows, columns, actions]);
  return setWanted;
}

/** Leads to the first cell that cannot be read, which may be far below what can be seen. */
function ProblemLink({
  problems,
  onShow,
}: {
  problems: readonly string[];
  onShow(row: string, cell: string | undefined): void;
}) {
  const t = useT();
  const ofCells = problems.filter((problem) => problem.startsWith('rows.'));
  const [, row, cell] = ofCells[0]?.split('.') ?? [];
  if (row === undefined) return null;
  return (
    <button type="button" className={styles.toProblem} data-asks onClick={() => onShow(row, cell)}>
      {t('productVariants.toProblem', { count: ofCells.length })}
    </button>
  );
}
