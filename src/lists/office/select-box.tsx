import { useT } from '../../app-instance.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SelectColumn } from './list-table.tsx';
import styles from './office-list.module.css';
import type { ListSelection } from './use-list-selection.ts';

/** How the rows of a list are chosen. */
export type RowSelection<Row, Id> = {
  state: ListSelection<Id, unknown>;
  /** What the box before a row says. */
  textOf(row: Row): string;
};

/** With the Shift key, a box stands for all rows since the last one. */
export function selectColumn<Row, Id>(
  { state, textOf }: RowSelection<Row, Id>,
  idOf: (row: Row) => Id,
): SelectColumn<Row> {
  return {
    className: styles.select,
    head: <SelectPage state={state} />,
    of: (row) => (
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={state.chosen.has(idOf(row))}
          onChange={({ nativeEvent }) =>
            state.toggle(idOf(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        <VisuallyHidden>{textOf(row)}</VisuallyHidden>
      </label>
    ),
    isSelected: (row) => state.chosen.has(idOf(row)),
  };
}

function SelectPage<Id>({ state }: { state: ListSelection<Id, unknown> }) {
  const t = useT();
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={state.isPageChosen} onChange={state.togglePage} />
      <VisuallyHidden>{t('list.selectPage')}</VisuallyHidden>
    </label>
  );
}
