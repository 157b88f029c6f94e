// A list of the office: what it is narrowed to in the address, fifty rows a page, worked by keys as well as by hand. A list
// says what is its own: its columns or cards, its filters, and what stands while there is nothing yet.
import type { ReactNode } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { OfficeRouteName } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { type OfficeKeys, useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import page from '../../ui/office/work-page.module.css';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { type CardRows, ListCards } from './list-cards.tsx';
import type { ListFilters } from './list-filters.ts';
import { ListPages, type PageEnds } from './list-pages.tsx';
import { ListTable, type TableRows } from './list-table.tsx';
import styles from './office-list.module.css';
import { type RowSelection, selectColumn } from './select-box.tsx';
import { useCurrentRow } from './use-current-row.ts';

/** All of a list but its rows. */
export type ListFrame<Id> = {
  route: OfficeRouteName;
  title: MessageKey;
  filters?: ListFilters;
  /** Said while there is nothing that the filters could leave out. */
  noneYet: MessageKey;
  /** The page that Enter leads to from a row. */
  hrefOf?(id: Id): string;
};

export type TableList<Row, Id> = ListFrame<Id> & TableRows<Row, Id>;
export type CardList<Row, Id> = ListFrame<Id> & CardRows<Row, Id>;

type OfficeListProps<Row, Id extends string | number> = Pick<FilterBarProps, 'choices'> & {
  list: TableList<Row, Id> | CardList<Row, Id>;
  rows: readonly Row[];
  /** Left out where all there is fits on one page. */
  ends?: PageEnds;
  /** The query of the page's address. */
  search: URLSearchParams;
  /** The actions beside the title. */
  actions?: ReactNode;
  /** The notice between the title and the filters. */
  notice?: ReactNode;
  /** The summary above the rows, while there are some. */
  summary?: ReactNode;
  children?: ReactNode;
  selection?: RowSelection<Row, Id>;
  /** The tabs above the form of the filters. */
  tabs?: ReactNode;
  /** What further keys do with the row that the keys have led to. */
  keysOf?(row: Row | null): OfficeKeys;
};

export function OfficeList<Row, Id extends string | number>(props: OfficeListProps<Row, Id>) {
  const { list, rows, ends, search, choices, actions, notice, summary, children, selection, keysOf } = props;
  const t = useT();
  const values = list.filters?.inAddress(search) ?? {};
  const isNarrowed = Object.values(values).some((value) => value !== undefined);
  const current = useCurrentRow(rows.map(list.idOf), list.hrefOf);
  const row = rows.find((each) => list.idOf(each) === current) ?? null;
  useOfficeKeys({
    ...(selection &&
      current !== null && {
        x: () => selection.state.toggle(current, false),
        X: () => selection.state.toggle(current, true),
      }),
    ...keysOf?.(row),
  });
  const title = t(list.title);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {notice}
      {list.filters ? (
        <FilterBar {...{ route: list.route, title, fields: list.filters.fields, values, choices }}>
          {props.tabs}
        </FilterBar>
      ) : null}
      {rows.length === 0 ? (
        <p className={styles.none}>{t(isNarrowed ? 'list.none' : list.noneYet)}</p>
      ) : (
        <>
          {summary}
          {'card' in list ? (
            <ListCards {...{ list, rows, current }} />
          ) : (
            <div className={classNames(page.panel, styles.list)}>
              <ListTable
                {...{ list, rows, current }}
                label={title}
                select={selection && selectColumn(selection, list.idOf)}
              />
            </div>
          )}
        </>
      )}
      {ends ? <ListPages {...{ route: list.route, values, ends }} /> : null}
      {children}
    </div>
  );
}
