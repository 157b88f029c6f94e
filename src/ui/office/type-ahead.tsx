// Something is found by typing, and taken by Enter. A scanner types faster than anything is found: its Enter waits for the
// answer, and takes what it named exactly.
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from '../fields/field-text.tsx';
import { TextField } from '../fields/text-field.tsx';
import controls from './sheets/controls.module.css';
import layout from './sheets/office-layout.module.css';
import styles from './type-ahead.module.css';
import { useSettled } from './use-settled.ts';

type TypeAheadProps<Data, Item, Key extends QueryKey> = Pick<FieldTexts, 'label' | 'hint'> & {
  autoFocus?: boolean;
  queryOf(text: string): UseQueryOptions<Data, Error, Data, Key>;
  itemsOf(data: Data): readonly Item[];
  keyOf(item: Item): string;
  show(item: Item): ReactNode;
  onChoose(item: Item): void;
  /** What a scanner names. */
  isExact?(item: Item): boolean;
  nothing: string;
};

/** `chosen`: by the arrows; `isUnknown`: what was taken by Enter is not found. */
const untyped = { text: '', chosen: 0, isUnknown: false };

export function TypeAhead<Data, Item, Key extends QueryKey>(props: TypeAheadProps<Data, Item, Key>) {
  const { label, hint, autoFocus, queryOf, itemsOf, keyOf, show, onChoose, isExact, nothing } = props;
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const listId = useId();
  const [{ text, chosen, isUnknown }, set] = useState(untyped);
  const typed = text.trim();
  const asked = useSettled(typed);
  const asking = useQuery({ ...queryOf(asked), enabled: asked.length > 1, placeholderData: keepPreviousData });
  const { data, isError } = asking;
  const items = asked.length > 1 && typed.length > 1 && data ? itemsOf(data) : [];
  const isSettled = typed.length > 1 && asked === typed;
  const type = (to: string) => set({ ...untyped, text: to });
  const take = (item: Item) => {
    type('');
    onChoose(item);
  };
  const takeTyped = async () => {
    const found = itemsOf(await queryClient.fetchQuery(queryOf(typed)));
    const exact = isExact ? found.filter(isExact) : [];
    const item = exact.length > 0 ? exact[0] : (found[chosen] ?? found[0]);
    if (item) take(item);
    else set((now) => ({ ...now, isUnknown: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      set((now) => ({ ...now, chosen: (chosen + step + items.length) % items.length }));
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      type('');
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (typed.length > 1) void takeTyped().catch(showToast);
  };
  return (
    <div className={styles.around}>
      <TextField
        {...{ label, hint, autoFocus }}
        type="search"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={items[chosen] ? `${listId}-${chosen}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <FoundItems {...{ listId, items, chosen, keyOf, show }} label={String(label)} onTake={take} />
      <p role="status" className={classNames(layout.aside, styles.nothing)}>
        {isUnknown || (isSettled && data && items.length === 0) ? nothing : ''}
        {isSettled && isError ? t('unanswered.failed') : ''}
      </p>
    </div>
  );
}

type FoundItemsProps<Item> = {
  listId: string;
  label: string;
  items: readonly Item[];
  chosen: number;
  keyOf(item: Item): string;
  show(item: Item): ReactNode;
  onTake(item: Item): void;
};

function FoundItems<Item>({ listId, label, items, chosen, keyOf, show, onTake }: FoundItemsProps<Item>) {
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={label}
      className={classNames(controls.popup, styles.list)}
      hidden={items.length === 0}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
        <div
          key={keyOf(item)}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={controls.item}
          onClick={() => onTake(item)}
        >
          {show(item)}
        </div>
      ))}
    </div>
  );
}
