// Finds orders, customers, products, pages and what can be done, while somebody types; arrows choose, Enter opens. It begins
// with what was opened last.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { urlOf } from '../../addresses.ts';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { OrdersFindQuery } from '../../office-operations.generated.ts';
import { findQuery } from '../../orders/office/office-order-queries.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { listOpened } from '../../orders/office/recently-opened.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useSettled } from '../../ui/office/use-settled.ts';
import { loadShortcutTexts } from './load-shortcut-texts.ts';
import styles from './office-search.module.css';
import { type Command, listCommands } from './search-commands.ts';

type Found = OrdersFindQuery['foundInOffice'];
type Choice = Command & { isOfShop?: true };

/** Its texts come with it: nobody waits for them who does not search. */
export async function loadOfficeSearch() {
  const findTexts = await bindLateTexts(loadShortcutTexts);
  return ({ onClose }: { onClose(): void }) => <OfficeSearch {...{ onClose, findTexts }} />;
}

type SearchProps = { onClose(): void; findTexts(locale: Locale): Translate };

function OfficeSearch({ onClose, findTexts }: SearchProps) {
  const { locale, t } = useApp();
  const tFound = findTexts(locale);
  const [, navigate] = useLocation();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const asked = useSettled(text.trim());
  const asking = useQuery({ ...findQuery(asked), enabled: asked !== '', placeholderData: keepPreviousData });
  const isAnswered = asked !== '' && asked === text.trim();
  const found = useFound(asked === '' ? undefined : asking.data?.foundInOffice, asked, tFound);
  const may = useMay();
  const recent = useRecent();
  const choices = text.trim() === '' ? recent : [...listCommands(text, { t, may }), ...found];
  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    const { href, act } = choice;
    // Keys and what they do are deaf while the dialog is open.
    if (act) setTimeout(act);
    else if (href && choice.isOfShop) window.location.assign(href);
    else if (href) navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + choices.length) % choices.length);
    }
    // What is shown may still be the answer to a shorter text.
    const isAnswer = asked === text.trim() || !choices[chosen]?.key.startsWith('found ');
    if (event.key === 'Enter' && isAnswer) open(choices[chosen]);
  };
  return (
    <OfficeDialog title={t('shell.keyFind')} onClose={onClose} isHigh onTyped={setText}>
      <input
        className={controls.control}
        type="search"
        aria-label={t('shell.keyFind')}
        placeholder={t('shell.keyFind')}
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
      <Choices {...{ listId, choices, chosen }} onChoose={open} />
      <p role="status" className={styles.nothing}>
        {isAnswered && asking.data && choices.length === 0 ? tFound('shortcuts.findNothing', { text: asked }) : ''}
        {isAnswered && asking.isError ? t('unanswered.failed') : ''}
      </p>
    </OfficeDialog>
  );
}

type ChoicesProps = { listId: string; choices: readonly Choice[]; chosen: number; onChoose(choice: Choice): void };

function Choices({ listId, choices, chosen, onChoose }: ChoicesProps) {
  const { t } = useApp();
  return (
    <div role="listbox" id={listId} aria-label={t('shell.keyFind')} className={styles.list}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
        <div
          key={choice.key}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classNames(controls.item, layout.between, styles.choice)}
          onClick={() => onChoose(choice)}
        >
          <span className={classNames(layout.cut, styles.title)}>{choice.title}</span>
          <span className={classNames(layout.aside, styles.detail)}>{choice.detail}</span>
        </div>
      ))}
    </div>
  );
}

function useRecent(): Choice[] {
  const [numbers] = useState(listOpened);
  return numbers.map((number) => ({
    key: `recent ${number}`,
    href: orderHref(Number(number)),
    title: number,
    detail: '',
  }));
}

/** The order whose number was typed goes first, then what was opened lately. */
function useFound(found: Found | undefined, text: string, tFound: Translate): Choice[] {
  const { locale } = useApp();
  const format = useFormatMoney();
  const may = useMay();
  if (!found) return [];
  const { customers, products } = found;
  const opened = listOpened();
  const rankOf = (number: number) => {
    if (String(number) === text.trim()) return -1;
    return opened.includes(String(number)) ? opened.indexOf(String(number)) : opened.length;
  };
  const orders = found.orders.toSorted((a, b) => rankOf(a.number) - rankOf(b.number));
  return [
    ...orders.map(({ number, customer, company, total }) => ({
      key: `found order ${number}`,
      href: orderHref(number),
      title: `${number}  ${company ?? customer}`,
      detail: format(total),
    })),
    ...(orders.length > 1
      ? [
          {
            key: 'found all',
            href: officeUrlOf('orders', { text }),
            title: tFound('shortcuts.findAll', { text }),
            detail: '',
          },
        ]
      : []),
    ...customers.map(({ id, email, name, orders: count }) => ({
      key: `found customer ${email}`,
      href: may(pageAccess.customer)
        ? officeUrlOf('customer', undefined, { id })
        : officeUrlOf('orders', { text: email }),
      title: `${name}, ${email}`,
      detail: tFound('shortcuts.customerOrders', { count }),
    })),
    ...products.map(({ id, handle, title, detail }) => ({
      ...{ key: `found product ${handle}`, title, detail },
      ...(id
        ? { href: officeUrlOf('productEditor', undefined, { id }) }
        : { href: urlOf('product', { locale, product: handle }), isOfShop: true as const }),
    })),
  ];
}
