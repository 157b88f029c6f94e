// What the list is narrowed to: a form that also works without scripts, and each active filter as a chip that takes it
// away.
import { type FormEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import styles from '../../order-list/office/order-filter-bar.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  type CustomerFilterName,
  type CustomerFilters,
  customerFilterNames,
  lastOrders,
  MAX_SEARCH_LENGTH,
  orderCounts,
  writeCustomerFilters,
} from './customer-filters.ts';

type FilterBarProps = { filters: CustomerFilters; countries: readonly { id: string; name: string }[] };

function hrefOf(filters: CustomerFilters): string {
  return officeUrlOf('customers', writeCustomerFilters(filters));
}

export function CustomerFilterBar({ filters, countries }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <FilterForm key={hrefOf(filters)} filters={filters} countries={countries} />
      <ActiveFilters filters={filters} countries={countries} />
    </div>
  );
}

/** Its fields are the parameters of the address: the next page is the form's answer. */
function FilterForm({ filters, countries }: FilterBarProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const popover = useId();
  const optionsOf = useOptions(countries);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    document.getElementById(popover)?.hidePopover();
    navigate(officeUrlOf('customers', fields));
  };
  return (
    <form className={styles.form} action={officeUrlOf('customers')} onSubmit={submit}>
      <input
        className={styles.search}
        type="search"
        name="text"
        aria-label={t('customers.search')}
        placeholder={t('customers.search')}
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={filters.text ?? ''}
      />
      <button type="button" className={styles.more} popoverTarget={popover}>
        {t('customers.filters')}
      </button>
      <div className={styles.fields} id={popover} popover="auto">
        {(['country', 'orders', 'lastOrder'] as const).map((name) => (
          <label key={name} className={styles.field}>
            {t(`customers.${name}`)}
            <select className={styles.control} name={name} defaultValue={filters[name] ?? ''}>
              <option value="">{t('customers.any')}</option>
              {optionsOf(name).map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className={styles.apply}>
          {t('customers.apply')}
        </button>
      </div>
    </form>
  );
}

function ActiveFilters({ filters, countries }: FilterBarProps) {
  const t = useT();
  const optionsOf = useOptions(countries);
  const active = customerFilterNames.filter((name) => filters[name] !== null);
  if (active.length === 0) return null;
  const textOf = (name: CustomerFilterName) => {
    const value = filters[name] ?? '';
    return name === 'text' ? `“${value}”` : (optionsOf(name).find(({ id }) => id === value)?.name ?? value);
  };
  return (
    <ul className={styles.chips}>
      {active.map((name) => (
        <li key={name}>
          <PageLink className={styles.chip} to={hrefOf({ ...filters, [name]: null })}>
            <VisuallyHidden>{t('customers.without', { filter: textOf(name) })}</VisuallyHidden>
            <span aria-hidden="true">{textOf(name)}</span>
            <CrossIcon />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.clear} to={officeUrlOf('customers')}>
          {t('customers.clear')}
        </PageLink>
      </li>
    </ul>
  );
}

function useOptions(countries: FilterBarProps['countries']) {
  const t = useT();
  return (name: CustomerFilterName): readonly { id: string; name: string }[] => {
    switch (name) {
      case 'country':
        return countries;
      case 'orders':
        return orderCounts.map((id) => ({ id, name: t(`customers.orders_${id}`) }));
      case 'lastOrder':
        return lastOrders.map((id) => ({ id, name: t(`customers.lastOrder_${id}`) }));
      case 'text':
        return [];
    }
  };
}
