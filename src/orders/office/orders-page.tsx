// The list of orders: filters in the address, fifty a page, the newest first, worked by keys as well as by hand.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { orderChoicesQuery, orderListQuery } from './office-order-queries.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { countFilters, type OrderFilters, readOrderFilters, writeOrderFilters } from './order-filters.ts';
import { OrderTable, orderHref } from './order-table.tsx';
import styles from './orders-page.module.css';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/orders.ts`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('orders.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const filters = readOrderFilters(location.search);
  const { listedOrders: list } = useSuspenseQuery(orderListQuery(location.search)).data;
  const { orderChoices: choices } = useSuspenseQuery(orderChoicesQuery).data;
  const current = useCurrentRow(
    list.orders.map(({ number }) => number),
    orderHref,
  );
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('orders.title')}
        </h1>
      </div>
      <OrderFilterBar filters={filters} choices={choices} />
      {list.orders.length === 0 ? (
        <p className={styles.none}>{t(countFilters(filters) > 0 ? 'orders.none' : 'orders.noneYet')}</p>
      ) : (
        <div className={styles.list}>
          <OrderTable orders={list.orders} currentNumber={current} />
        </div>
      )}
      <Pages filters={filters} before={list.before ?? null} after={list.after ?? null} />
    </div>
  );
};

type PagesProps = { filters: OrderFilters; before: number | null; after: number | null };

function Pages({ filters, before, after }: PagesProps) {
  const t = useT();
  if (before === null && after === null) return null;
  const hrefOf = (more: Record<string, string>) => officeUrlOf('orders', { ...writeOrderFilters(filters), ...more });
  return (
    <nav className={styles.pages} aria-label={t('orders.pages')}>
      {after === null ? null : (
        <PageLink to={hrefOf({ after: String(after) })} rel="prev">
          {t('orders.newer')}
        </PageLink>
      )}
      {before === null ? null : (
        <PageLink to={hrefOf({ before: String(before) })} rel="next">
          {t('orders.older')}
        </PageLink>
      )}
    </nav>
  );
}
