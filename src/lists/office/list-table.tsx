// Rows as a table where there is room, and as cards on a phone: the classes of its columns say what stands where on one.
import type { ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Money } from '../../money.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** What a cell is written with. `moment`: of an ISO date. */
export type CellWriters = {
  t: Translate;
  locale: Locale;
  money(amount: Money): string;
  moment(iso: string): ReactNode;
};

export type ListColumn<Row> = {
  head: MessageKey;
  /** Stands below the head, for columns of one kind: a currency, and where it is paid. */
  headNote?: string;
  /** Only told to who cannot see that it is a column of buttons. */
  isHeadHidden?: boolean;
  cell(row: Row, writers: CellWriters): ReactNode;
  /** The class of its head and its cells. */
  className?: string | undefined;
  /** Stands at the end of the column, its digits below each other. */
  isNumber?: boolean;
};

/** A box before each row, and one before all of them. */
export type SelectColumn<Row> = {
  className: string | undefined;
  head: ReactNode;
  of(row: Row): ReactNode;
  isSelected(row: Row): boolean;
};

export type TableRows<Row, Id> = {
  idOf(row: Row): Id;
  columns: readonly ListColumn<Row>[];
  /** The class of the table. */
  className?: string | undefined;
};

function keyOf<Row>({ head, headNote = '' }: ListColumn<Row>): string {
  return head + headNote;
}

type ListTableProps<Row, Id extends string | number> = {
  list: TableRows<Row, Id>;
  /** What is listed. */
  label: string;
  rows: readonly Row[];
  /** The row that the keys act on. */
  current?: Id | null;
  select?: SelectColumn<Row> | undefined;
};

export function ListTable<Row, Id extends string | number>(props: ListTableProps<Row, Id>) {
  const { list, label, rows, current = null, select } = props;
  const { locale, shop, t } = useApp();
  const moment = (iso: string) => <time dateTime={iso}>{formatMoment(iso, locale, shop.timeZone, shortDay)}</time>;
  const writers = { t, locale, money: useFormatMoney(), moment };
  const classOf = ({ isNumber, className }: ListColumn<Row>) => classNames(isNumber && page.number, className);
  return (
    <table className={classNames(page.table, page.rows, list.className)} aria-label={label}>
      <thead>
        <tr>
          {select ? (
            <th scope="col" className={select.className} data-select>
              {select.head}
            </th>
          ) : null}
          {list.columns.map((column) => (
            <th key={keyOf(column)} scope="col" className={classOf(column)}>
              {column.isHeadHidden ? <VisuallyHidden>{t(column.head)}</VisuallyHidden> : t(column.head)}
              {column.headNote ? <small className={page.headNote}>{column.headNote}</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = list.idOf(row);
          return (
            <tr
              key={id}
              data-current={id === current || undefined}
              data-selected={select?.isSelected(row) || undefined}
            >
              {select ? (
                <td className={select.className} data-select>
                  {select.of(row)}
                </td>
              ) : null}
              {list.columns.map((column) => (
                <td key={keyOf(column)} className={classOf(column)}>
                  {column.cell(row, writers)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
