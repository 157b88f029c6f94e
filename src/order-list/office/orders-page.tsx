// The list of orders: filters in the address, fifty a page, the newest first, worked by keys as well as by hand, one by one
// or many at once.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { BatchStatus } from '../../order-actions/office/batch-status.tsx';
import { loadBatchTexts } from '../../order-actions/office/load-batch-texts.ts';
import { useOrderBatch } from '../../order-actions/office/use-order-batch.ts';
import { loadOrderTexts } from '../../orders/office/load-order-texts.ts';
import { orderChoicesQuery, orderListQuery } from '../../orders/office/office-order-queries.ts';
import {
  countFilters,
  type OrderFilters,
  readOrderFilters,
  writeOrderFilters,
} from '../../orders/office/order-filters.ts';
import { OrderTable } from '../../orders/office/order-table.tsx';
import type { PageModule } from '../../page-module.ts';
import { operationQuery } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import lists from '../../ui/office/list-page.module.css';
import { ListPages } from '../../ui/office/list-pages.tsx';
import page from '../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { orderViewsQuery } from './many-orders-queries.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { ordersCsvAccess, ordersCsvUrl } from './orders-csv-url.ts';
import styles from './orders-page.module.css';
import { useListKeys } from './use-list-keys.ts';
import { type OrderSelection, useOrderSelection } from './use-order-selection.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/many-orders.ts`)),
  loadOrderTexts,
  loadBatchTexts,
);

export const head: PageModule['head'] = ({ t }) => ({ title: t('orders.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const may = useMay();
  const filters = readOrderFilters(location.search);
  const { listedOrders: list } = useSuspenseQuery(orderListQuery(location.search)).data;
  const { orderChoices: choices } = useSuspenseQuery(orderChoicesQuery).data;
  const { orderViews: views, isLabelling } = useSuspenseQuery(orderViewsQuery).data;
  const { orders } = list;
  const isFull = location.search.get('chosen') === 'all';
  const selection = useOrderSelection(orders, officeUrlOf('orders', writeOrderFilters(filters)), isFull);
  const hasMorePages = list.before != null || list.after != null;
  const { chooseAll, matching, most } = useChooseAll(filters, selection, hasMorePages, isFull);
  const batch = useOrderBatch();
  const current = useListKeys({
    orders,
    selection,
    onSend: batch.isPending ? null : (chosen) => batch.ask('send', chosen, selection.choose),
  });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('orders.title')}
        </h1>
        {may(ordersCsvAccess) ? (
          // A file, by a full load.
          <a className={styles.export} href={ordersCsvUrl(filters)}>
            {t('many.export')}
          </a>
        ) : null}
      </div>
      <OrderFilterBar filters={filters} choices={choices} views={views} />
      {orders.length === 0 ? (
        <p className={lists.none}>{t(countFilters(filters) > 0 ? 'orders.none' : 'orders.noneYet')}</p>
      ) : (
        <div className={lists.list}>
          <OrderTable
            orders={orders}
            currentNumber={current}
            selected={selection.chosen}
            selectHead={<SelectPage selection={selection} />}
            selectOf={({ number }) => <SelectOrder number={number} selection={selection} />}
          />
        </div>
      )}
      <ListPages list="orders" values={writeOrderFilters(filters)} before={list.before} after={list.after} />
      <div className={styles.foot}>
        <BatchStatus batch={batch.shown} onClose={batch.close} />
        <BulkBar
          selection={selection}
          most={most}
          isPending={batch.isPending}
          isLabelling={isLabelling}
          matching={matching}
          onSelectAll={chooseAll}
          onAct={(kind) => batch.ask(kind, selection.chosen, selection.choose)}
        />
      </div>
    </div>
  );
};

/**
 * What the filters match beyond the page, once all of the page is chosen. `chooseAll` is null where that is all there is, or
 * all of it is chosen; `startsFull`: the page's address asks for all.
 */
function useChooseAll(filters: OrderFilters, selection: OrderSelection, hasMorePages: boolean, startsFull: boolean) {
  const { data } = useQuery({
    ...operationQuery('OrdersMatched', { filters }),
    enabled: hasMorePages && selection.isPageChosen,
  });
  const matched = data?.matchedOrders ?? null;
  const isToStart = useRef(startsFull && hasMorePages);
  useEffect(() => {
    if (!isToStart.current || !matched) return;
    isToStart.current = false;
    selection.choose(matched.orders);
  });
  const isAllChosen = matched !== null && selection.chosen.size === matched.orders.length;
  const isOffered = hasMorePages && selection.isPageChosen && matched !== null && !isAllChosen;
  return {
    matching: matched?.orders.length ?? 0,
    chooseAll: isOffered ? () => selection.choose(matched.orders) : null,
    /** Set when more match than can be chosen. */
    most: isAllChosen && matched.hasMore ? matched.orders.length : null,
  };
}

function SelectPage({ selection }: { selection: OrderSelection }) {
  const t = useT();
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={selection.isPageChosen} onChange={selection.togglePage} />
      <VisuallyHidden>{t('many.selectPage')}</VisuallyHidden>
    </label>
  );
}

function SelectOrder({ number, selection }: { number: number; selection: OrderSelection }) {
  const t = useT();
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={selection.chosen.has(number)}
        onChange={({ nativeEvent }) =>
          selection.toggle(number, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <VisuallyHidden>{t('many.select', { number })}</VisuallyHidden>
    </label>
  );
}
