import type { ReactNode } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './reports.module.css';

/** `isFigure`: it stands at the end of its column. */
export type AssistantColumn<Row> = { head: MessageKey; isFigure?: boolean; cell(row: Row): ReactNode };

type Props<Row> = {
  id: string;
  title: MessageKey;
  /** What is said where there are no rows. */
  none: MessageKey;
  columns: readonly AssistantColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
};

/** A panel of figures. On a phone, a row is a card, and each cell says what it is. */
export function AssistantTable<Row>({ id, title, none, columns, rows, keyOf }: Props<Row>) {
  const t = useT();
  return (
    <section className={page.panel}>
      <h2 id={id} className={page.panelTitle}>
        {t(title)}
      </h2>
      {rows.length === 0 ? (
        <p className={layout.aside}>{t(none)}</p>
      ) : (
        <table className={classNames(page.table, page.rows, styles.report)} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ head, isFigure }) => (
                <th key={head} scope="col" className={classNames(isFigure && page.number)}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ head, isFigure, cell }, at) => (
                  <td key={head} className={classNames(isFigure ? page.number : styles.long)}>
                    {at > 0 ? <span className={styles.name}>{t(head)}</span> : null}
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
