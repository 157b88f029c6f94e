import { choice, day, foundId, listFilters } from '../../lists/office/list-filters.ts';
import type { CellWriters } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { StockMovementsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { movementKinds } from '../movement-kinds.ts';
import styles from './movement-list.module.css';
import { movementsHref } from './stock-queries.ts';

type Movement = StockMovementsQuery['stockMovements']['movements'][number];

export const movementFilters = listFilters({
  kind: choice('stock.kind', movementKinds, (id, t) => t(`stock.kind_${id}`)),
  from: day('stock.from'),
  to: day('stock.to'),
  variant: foundId(),
});

/** The list that an address asks for. */
export function movementsQuery(search: URLSearchParams) {
  return operationQuery('StockMovements', { ...movementFilters.read(search), ...placeInList(search) });
}

/** `isOfOne`: of one variant, which the page names. */
export function movementList(isOfOne: boolean): TableList<Movement, string> {
  return {
    route: 'stockMovements',
    title: 'stock.movements',
    noneYet: 'stock.noMovements',
    filters: movementFilters,
    idOf: ({ id }) => id,
    className: styles.movements,
    columns: [
      { head: 'stock.at', className: styles.at, cell: ({ at }, { moment }) => moment(at) },
      ...(isOfOne ? [] : [{ head: 'stock.name', className: styles.name, cell: name } as const]),
      {
        head: 'stock.change',
        className: styles.change,
        isNumber: true,
        cell: ({ change }) => (change > 0 ? `+${change}` : String(change).replace('-', '−')),
      },
      ...(isOfOne
        ? [
            {
              head: 'stock.after',
              isNumber: true,
              className: styles.after,
              cell: ({ onHand }: Movement) => onHand,
            } as const,
          ]
        : []),
      { head: 'stock.what', className: styles.what, cell: what },
      { head: 'stock.who', className: styles.who, cell: who },
    ],
  };
}

function name({ variantId, title, variantTitle, sku }: Movement) {
  return (
    <>
      <PageLink to={movementsHref(variantId)}>{title}</PageLink>
      <span className={layout.aside}>{[variantTitle, sku].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function what({ kind, cause, reason, orderNumber, isUndo, source }: Movement, { t }: CellWriters) {
  const words = [
    cause ? t(`stock.cause_${cause}`) : t(`stock.kind_${kind}`),
    source === 'import' ? t('stock.source_import') : '',
    isUndo ? t('stock.isUndo') : reason,
  ];
  return (
    <>
      {words.filter(Boolean).join(', ')}{' '}
      {orderNumber ? (
        <PageLink to={officeUrlOf('managedOrder', undefined, { number: String(orderNumber) })}>
          {t('stock.order', { number: orderNumber })}
        </PageLink>
      ) : null}
    </>
  );
}

function who({ who: person, source }: Movement, { t }: CellWriters) {
  return source === 'command' ? t('stock.source_command') : person;
}
