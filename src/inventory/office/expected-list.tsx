import { formatDay, shortDay } from '../../dates/format-moment.ts';
import type { CellWriters } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import type { StockExpectedQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './expected-list.module.css';
import { movementsHref, nameOf } from './stock-queries.ts';

export type ExpectedRow = StockExpectedQuery['expectedGoods']['lines'][number];

export function expectedQuery(search: URLSearchParams) {
  return operationQuery('StockExpected', placeInList(search));
}

type Acts = { receive(row: ExpectedRow): void; remove(row: ExpectedRow): void };

export function expectedList({ receive, remove }: Acts): TableList<ExpectedRow, string> {
  return {
    route: 'stockExpected',
    title: 'stock.expectedGoods',
    noneYet: 'stock.noneExpected',
    idOf: ({ id }) => id,
    className: styles.expected,
    columns: [
      { head: 'stock.day', className: styles.day, cell: day },
      { head: 'stock.name', className: styles.name, cell: name },
      { head: 'stock.quantity', className: styles.quantity, isNumber: true, cell: ({ quantity }) => quantity },
      { head: 'stock.note', className: styles.note, cell: ({ note }) => note },
      {
        head: 'stock.receiveNow',
        isHeadHidden: true,
        className: styles.acts,
        cell: (row, { t }) => (
          <span className={classNames(layout.row, layout.tight)}>
            <Button
              size="small"
              kind="primary"
              aria-label={t('stock.receiveNowOf', { count: row.quantity, title: nameOf(row) })}
              onClick={() => receive(row)}
            >
              {t('stock.receiveNow')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('stock.notExpectedOf', { title: nameOf(row) })}
              onClick={() => remove(row)}
            >
              {t('stock.notExpected')}
            </Button>
          </span>
        ),
      },
    ],
  };
}

function day({ day: on, isLate }: ExpectedRow, { t, locale }: CellWriters) {
  return (
    <>
      {formatDay(on, locale, 'UTC', shortDay)} {isLate ? <StateMark tone="todo">{t('stock.late')}</StateMark> : null}
    </>
  );
}

function name({ variantId, title, variantTitle, sku }: ExpectedRow) {
  return (
    <>
      <PageLink to={movementsHref(variantId)}>{title}</PageLink>
      <span className={layout.aside}>{[variantTitle, sku].filter(Boolean).join(' · ')}</span>
    </>
  );
}
