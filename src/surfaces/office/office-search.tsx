// Finds orders, customers and products while somebody types; arrows choose, Enter opens.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { urlOf } from '../../addresses.ts';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersFindQuery } from '../../office-operations.generated.ts';
import { findQuery } from '../../orders/office/office-order-queries.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import styles from './office-search.module.css';

/** While somebody types on, nothing is asked. */
const PAUSE_MS = 120;

type Found = OrdersFindQuery['foundInOffice'];
type Choice = { key: string; href: string; title: string; detail: string; isOfShop?: true };

export function OfficeSearch({ onClose }: { onClose(): void }) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const asked = useSettled(text.trim());
  const { data } = useQuery({ ...findQuery(asked), enabled: asked !== '', placeholderData: keepPreviousData });
  const choices = useChoices(asked === '' ? undefined : data?.foundInOffice, asked);
  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    if (choice.isOfShop) window.location.assign(choice.href);
    else navigate(choice.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + choices.length) % choices.length);
    }
    // What is shown may still be the answer to a shorter text.
    if (event.key === 'Enter' && asked === text.trim()) open(choices[chosen]);
  };
  return (
    <OfficeDialog title={t('shell.findTitle')} onClose={onClose} isHigh>
      <input
        className={styles.field}
        type="search"
        aria-label={t('shell.findHint')}
        placeholder={t('shell.findHint')}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={choices[chosen] ? `${listId}-${chosen}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={listId} aria-label={t('shell.findTitle')} className={styles.list}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
          <div
            key={choice.key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.choice}
            onClick={() => open(choice)}
          >
            <span className={styles.title}>{choice.title}</span>
            <span className={styles.detail}>{choice.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.nothing}>
        {asked !== '' && data && choices.length === 0 ? t('shell.findNothing', { text: asked }) : ''}
      </p>
    </OfficeDialog>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useChoices(found: Found | undefined, text: string): Choice[] {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const may = useMay();
  if (!found) return [];
  const { orders, customers, products } = found;
  return [
    ...orders.map(({ number, customer, total }) => ({
      key: `order ${number}`,
      href: officeUrlOf('managedOrder', undefined, { number: String(number) }),
      title: `${number}  ${customer}`,
      detail: format(total),
    })),
    ...(orders.length > 1
      ? [{ key: 'all', href: officeUrlOf('orders', { text }), title: t('shell.findAll', { text }), detail: '' }]
      : []),
    ...customers.map(({ id, email, name, orders: count }) => ({
      key: `customer ${email}`,
      href: may(pageAccess.customer)
        ? officeUrlOf('customer', undefined, { id })
        : officeUrlOf('orders', { text: email }),
      title: `${name}, ${email}`,
      detail: t('shell.customerOrders', { count }),
    })),
    ...products.map(({ handle, title }) => ({
      key: `product ${handle}`,
      href: urlOf('product', { locale, product: handle }),
      title,
      detail: t('shell.products'),
      isOfShop: true as const,
    })),
  ];
}
