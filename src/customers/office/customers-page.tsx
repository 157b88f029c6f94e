// The list of customers: those who ordered last come first, fifty a page, worked by keys as well as by hand.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { orderChoicesQuery } from '../../orders/office/office-order-queries.ts';
import type { PageModule } from '../../page-module.ts';
import styles from '../../ui/office/list-page.module.css';
import { ListPages } from '../../ui/office/list-pages.tsx';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import page from '../../ui/office/work-page.module.css';
import { CustomerFilterBar } from './customer-filter-bar.tsx';
import { customerFilterNames, readCustomerFilters, writeCustomerFilters } from './customer-filters.ts';
import { customerListQuery } from './customer-queries.ts';
import { CustomerTable, customerHref } from './customer-table.tsx';
import { loadCustomerTexts } from './load-customer-texts.ts';

export const loadTexts = loadCustomerTexts;

export const head: PageModule['head'] = ({ t }) => ({ title: t('customers.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const filters = readCustomerFilters(location.search);
  const { customers: list } = useSuspenseQuery(customerListQuery(location.search)).data;
  const { orderChoices: choices } = useSuspenseQuery(orderChoicesQuery).data;
  const current = useCurrentRow(
    list.customers.map(({ id }) => id),
    customerHref,
  );
  const isNarrowed = customerFilterNames.some((name) => filters[name] !== null);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('customers.title')}
        </h1>
      </div>
      <CustomerFilterBar filters={filters} countries={choices.countries} />
      {list.customers.length === 0 ? (
        <p className={styles.none}>{t(isNarrowed ? 'customers.empty' : 'customers.noneYet')}</p>
      ) : (
        <div className={styles.list}>
          <CustomerTable customers={list.customers} currentId={current} />
        </div>
      )}
      <ListPages list="customers" values={writeCustomerFilters(filters)} before={list.before} after={list.after} />
    </div>
  );
};
