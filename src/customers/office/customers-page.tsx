// The list of customers: those who ordered last come first, fifty a page, worked by keys as well as by hand.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import styles from '../../order-list/office/orders-page.module.css';
import { orderChoicesQuery } from '../../orders/office/office-order-queries.ts';
import type { PageModule } from '../../page-module.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { CustomerFilterBar } from './customer-filter-bar.tsx';
import {
  type CustomerFilters,
  customerFilterNames,
  readCustomerFilters,
  writeCustomerFilters,
} from './customer-filters.ts';
import { customerListQuery } from './customer-queries.ts';
import { CustomerTable, customerHref } from './customer-table.tsx';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/customers.ts`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('customers.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const filters = readCustomerFilters(location.search);
  const { customers: list } = useSuspenseQuery(customerListQuery(location.search)).data;
  const { orderChoices: choices } = useSuspenseQuery(orderChoicesQuery).data;
  const current = useCurrentRow(list.customers.map(({ id }) => id));
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
      <Pages filters={filters} before={list.before ?? null} after={list.after ?? null} />
    </div>
  );
};

/** The row that `j` and `k` have led to; Enter opens it. */
function useCurrentRow(ids: readonly string[]): string | null {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const index = chosen === null ? -1 : ids.indexOf(chosen);
  const current = index < 0 ? null : (ids[index] ?? null);
  const move = (step: number) => {
    const next = ids[Math.max(0, Math.min(ids.length - 1, index < 0 ? 0 : index + step))];
    if (next !== undefined) setChosen(next);
  };
  useOfficeKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(current !== null && { Enter: () => navigate(customerHref(current)) }),
  });
  return current;
}

type PagesProps = { filters: CustomerFilters; before: string | null; after: string | null };

function Pages({ filters, before, after }: PagesProps) {
  const t = useT();
  if (before === null && after === null) return null;
  const hrefOf = (more: Record<string, string>) =>
    officeUrlOf('customers', { ...writeCustomerFilters(filters), ...more });
  return (
    <nav className={styles.pages} aria-label={t('customers.pages')}>
      {after === null ? null : (
        <PageLink to={hrefOf({ after })} rel="prev">
          {t('customers.newer')}
        </PageLink>
      )}
      {before === null ? null : (
        <PageLink to={hrefOf({ before })} rel="next">
          {t('customers.older')}
        </PageLink>
      )}
    </nav>
  );
}
