// The list of orders: the newest first, worked by keys as well as by hand, one by one or many at once.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { NEW_DRAFT } from '../../drafts/office/draft-queries.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { NewRecordButton } from '../../lists/office/new-record-button.tsx';
import { OfficeList, type TableList } from '../../lists/office/office-list.tsx';
import { type ListSelection, useListSelection } from '../../lists/office/use-list-selection.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { ListedOrderFieldsFragment } from '../../office-operations.generated.ts';
import { loadBatchTexts } from '../../order-actions/office/load-batch-texts.ts';
import type { ManyAction } from '../../order-actions/office/order-actions.ts';
import { useOrderBatch } from '../../order-actions/office/use-order-batch.ts';
import { loadOrderTexts } from '../../orders/office/load-order-texts.ts';
import { orderChoicesQuery } from '../../orders/office/office-order-queries.ts';
import { type OrderFilters, orderFilters } from '../../orders/office/order-filters.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { orderRows } from '../../orders/office/order-table.tsx';
import type { PageModule } from '../../page-module.ts';
import { operationQuery } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { orderListQuery, orderViewsQuery } from './many-orders-queries.ts';
import { OrderTabs } from './order-tabs.tsx';
import { ordersCsvAccess, ordersCsvUrl } from './orders-csv-url.ts';
import styles from './orders-page.module.css';
// Sheets belong to pages: that of a dialog would come too late.
import './saved-views.module.css';
import { useOrderKeys } from './use-order-keys.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/many-orders.ts`)),
  loadListTexts,
  loadOrderTexts,
  loadBatchTexts,
);

export const head: PageModule['head'] = ({ t }) => ({ title: t('orders.title') });

const orderList: TableList<ListedOrderFieldsFragment, number> = {
  ...orderRows,
  route: 'orders',
  title: 'orders.title',
  noneYet: 'orders.noneYet',
  filters: orderFilters,
  hrefOf: (number) => orderHref(number),
};

const entriesOf = (orders: readonly { number: number; version: number }[]) =>
  orders.map(({ number, version }) => [number, version] as const);

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const filters = orderFilters.read(search);
  const { listedOrders: found } = useSuspenseQuery(orderListQuery(search)).data;
  const { orderChoices } = useSuspenseQuery(orderChoicesQuery).data;
  const { orderViews: views, isLabelling, isInvoicing } = useSuspenseQuery(orderViewsQuery).data;
  const isFull = search.get('chosen') === 'all';
  const selection = useListSelection({
    entries: entriesOf(found.orders),
    key: orderFilters.toQuery(filters),
    startsFull: isFull,
  });
  const hasMorePages = found.before != null || found.after != null;
  const { chooseAll, matching, most } = useChooseAll(filters, selection, hasMorePages, isFull);
  const batch = useOrderBatch();
  const choose = (orders: Parameters<typeof entriesOf>[0]) => selection.choose(entriesOf(orders));
  const ask = (kind: ManyAction, orders = selection.chosen) => batch.ask(kind, orders, choose);
  return (
    <OfficeList
      list={orderList}
      rows={found.orders}
      ends={found}
      search={search}
      choices={{
        country: orderChoices.countries,
        method: orderChoices.methods,
        carrier: orderChoices.carriers,
        assistant: orderChoices.assistants,
      }}
      actions={
        <>
          <NewOrder />
          <ExportLink filters={filters} />
        </>
      }
      tabs={<OrderTabs filters={filters} views={views} />}
      selection={{ state: selection, textOf: ({ number }) => t('many.select', { number }) }}
      keysOf={useOrderKeys(selection.chosen, batch.isPending ? null : (orders) => ask('send', orders))}
    >
      <ChosenOrders
        numbers={[...selection.chosen.keys()]}
        {...{ most, matching, isLabelling, isInvoicing, batch }}
        onSelectAll={chooseAll}
        onClear={selection.clear}
        onAct={ask}
      />
    </OfficeList>
  );
};

/** One that is made by hand, as at a stall. */
function NewOrder() {
  const may = useMay();
  return may(['orders.create']) ? (
    <NewRecordButton text="many.new" to={officeUrlOf('draftOrder', undefined, { number: NEW_DRAFT })} />
  ) : null;
}

/** A file, by a full load. */
function ExportLink({ filters }: { filters: OrderFilters }) {
  const t = useT();
  const may = useMay();
  if (!may(ordersCsvAccess)) return null;
  return (
    <a className={styles.export} href={ordersCsvUrl(orderFilters.toQuery(filters))}>
      {t('many.export')}
    </a>
  );
}

/**
 * What the filters match beyond the page, once all of the page is chosen. `chooseAll` is null where that is all there is, or
 * all of it is chosen; `startsFull`: the page's address asks for all.
 */
function useChooseAll(
  filters: OrderFilters,
  selection: ListSelection<number, number>,
  hasMorePages: boolean,
  startsFull: boolean,
) {
  const { data } = useQuery({
    ...operationQuery('OrdersMatched', { filters }),
    enabled: hasMorePages && selection.isPageChosen,
  });
  const matched = data?.matchedOrders ?? null;
  const isToStart = useRef(startsFull && hasMorePages);
  useEffect(() => {
    if (!isToStart.current || !matched) return;
    isToStart.current = false;
    selection.choose(entriesOf(matched.orders));
  });
  const isAllChosen = matched !== null && selection.chosen.size === matched.orders.length;
  const isOffered = hasMorePages && selection.isPageChosen && matched !== null && !isAllChosen;
  return {
    matching: matched?.orders.length ?? 0,
    chooseAll: isOffered ? () => selection.choose(entriesOf(matched.orders)) : null,
    /** Set when more match than can be chosen. */
    most: isAllChosen && matched.hasMore ? matched.orders.length : null,
  };
}
