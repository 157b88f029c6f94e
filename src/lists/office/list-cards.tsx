// Rows that are read rather than compared, each a card at any width.
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './office-list.module.css';

export type CardRows<Row, Id> = {
  idOf(row: Row): Id;
  card(row: Row): ReactNode;
  /** The class of a card. */
  className?: string | undefined;
};

type ListCardsProps<Row, Id> = { list: CardRows<Row, Id>; rows: readonly Row[]; current: Id | null };

export function ListCards<Row, Id extends string | number>({ list, rows, current }: ListCardsProps<Row, Id>) {
  return (
    <ol className={layout.stack}>
      {rows.map((row) => {
        const id = list.idOf(row);
        return (
          <li
            key={id}
            className={classNames(page.panel, layout.stack, layout.tight, styles.card, list.className)}
            data-current={id === current || undefined}
          >
            {list.card(row)}
          </li>
        );
      })}
    </ol>
  );
}
