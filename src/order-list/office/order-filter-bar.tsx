// What the list is narrowed to: what there is to do and what was saved as tabs, the rest in a form that also works without scripts, and each
// active filter as a chip that takes it away.
import { type FormEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersChoicesQuery } from '../../office-operations.generated.ts';
import {
  fulfilmentStates,
  MAX_SEARCH_LENGTH,
  type OrderFilterName,
  type OrderFilters,
  orderFilterNames,
  paymentStates,
} from '../../orders/office/order-filters.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OrderViews } from './many-orders-queries.ts';
import styles from './order-filter-bar.module.css';
import { listHref, OrderTabs } from './order-tabs.tsx';

type Choices = OrdersChoicesQuery['orderChoices'];
type FilterBarProps = { filters: OrderFilters; choices: Choices };

export function OrderFilterBar({ views, ...bar }: FilterBarProps & { views: OrderViews }) {
  return (
    <div className={styles.bar}>
      <OrderTabs filters={bar.filters} views={views} />
      <FilterForm key={listHref(bar.filters)} {...bar} />
      <ActiveFilters {...bar} />
    </div>
  );
}

const selects = [
  ['payment', 'orders.paymentIs'],
  ['fulfilment', 'orders.fulfilmentIs'],
  ['country', 'orders.country'],
  ['method', 'orders.method'],
  ['carrier', 'orders.carrier'],
] as const;

/** Its fields are the parameters of the address: the next page is the form's answer. */
function FilterForm({ filters, choices }: FilterBarProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const popover = useId();
  const optionsOf = useOptions(choices);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    document.getElementById(popover)?.hidePopover();
    navigate(officeUrlOf('orders', fields));
  };
  return (
    <form className={styles.form} action={officeUrlOf('orders')} onSubmit={submit}>
      {filters.work ? <input type="hidden" name="work" value={filters.work} /> : null}
      <input
        className={styles.search}
        type="search"
        name="text"
        aria-label={t('orders.search')}
        placeholder={t('orders.search')}
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={filters.text ?? ''}
      />
      <button type="button" className={styles.more} popoverTarget={popover}>
        {t('orders.filters')}
      </button>
      <div className={styles.fields} id={popover} popover="auto">
        {selects.map(([name, label]) => (
          <label key={name} className={styles.field}>
            {t(label)}
            <select className={styles.control} name={name} defaultValue={filters[name] ?? ''}>
              <option value="">{t('orders.any')}</option>
              {optionsOf(name).map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={styles.field}>
            {t(`orders.${name}`)}
            <input className={styles.control} type="date" name={name} defaultValue={filters[name] ?? ''} />
          </label>
        ))}
        <button type="submit" className={styles.apply}>
          {t('orders.apply')}
        </button>
      </div>
    </form>
  );
}

function ActiveFilters({ filters, choices }: FilterBarProps) {
  const t = useT();
  const optionsOf = useOptions(choices);
  const active = orderFilterNames.filter((name) => name !== 'work' && filters[name] !== null);
  if (active.length === 0) return null;
  const textOf = (name: OrderFilterName) => {
    const value = filters[name] ?? '';
    const known = optionsOf(name).find(({ id }) => id === value)?.name;
    if (name === 'text') return `“${value}”`;
    return name === 'from' || name === 'to' ? `${t(`orders.${name}`)} ${value}` : (known ?? value);
  };
  return (
    <ul className={styles.chips}>
      {active.map((name) => (
        <li key={name}>
          <PageLink className={styles.chip} to={listHref({ ...filters, [name]: null })}>
            <VisuallyHidden>{t('orders.without', { filter: textOf(name) })}</VisuallyHidden>
            <span aria-hidden="true">{textOf(name)}</span>
            <CrossIcon />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.clear} to={officeUrlOf('orders')}>
          {t('orders.clear')}
        </PageLink>
      </li>
    </ul>
  );
}

function useOptions(choices: Choices) {
  const t = useT();
  const named = <Id extends string>(ids: readonly Id[], keyOf: (id: Id) => MessageKey) =>
    ids.map((id) => ({ id, name: t(keyOf(id)) }));
  return (name: OrderFilterName): readonly { id: string; name: string }[] => {
    switch (name) {
      case 'payment':
        return named(paymentStates, (id) => `orders.payment_${id}`);
      case 'fulfilment':
        return named(fulfilmentStates, (id) => `orders.fulfilment_${id}`);
      case 'country':
        return choices.countries;
      case 'method':
        return choices.methods;
      case 'carrier':
        return choices.carriers;
      default:
        return [];
    }
  };
}
