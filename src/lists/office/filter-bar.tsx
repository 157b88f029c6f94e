// What a list is narrowed to: a form that also works without scripts, and each active filter as a chip that takes it away.
import { type FormEvent, type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { ActiveFilters } from './active-filters.tsx';
import styles from './filter-bar.module.css';
import { FilterInput, type ShownFilter } from './filter-input.tsx';
import type { FilterField, ListChoice } from './list-filters.ts';
import { ListTabs } from './list-tabs.tsx';

export type FilterBarProps = {
  route: OfficeRouteName;
  /** The list's name. */
  title: string;
  fields: Readonly<Record<string, FilterField>>;
  /** The values as parameters of the address. */
  values: Readonly<Record<string, string | undefined>>;
  /** The choices of the filters that do not know theirs. */
  choices?: Readonly<Record<string, readonly ListChoice[]>> | undefined;
  /** The content above the form. */
  children?: ReactNode;
};

export function FilterBar({ route, title, fields, values, choices, children }: FilterBarProps) {
  const t = useT();
  const shown = Object.entries(fields).flatMap(([name, field]): ShownFilter[] => {
    if (field.kind === 'kept' || field.kind === 'tabs') return [];
    const own = field.kind === 'choice' ? (field.choices?.(t) ?? choices?.[name] ?? []) : null;
    if (own?.length === 0) return [];
    return [{ name, field, choices: own, value: values[name] }];
  });
  return (
    <div className={layout.row}>
      {children}
      {Object.entries(fields).map(([name, field]) =>
        field.kind === 'tabs' ? <ListTabs key={name} {...{ route, name, field, values }} label={title} /> : null,
      )}
      {shown.length > 0 ? <FilterForm key={officeUrlOf(route, values)} {...{ route, shown, values }} /> : null}
      <ActiveFilters {...{ route, shown, values }} />
    </div>
  );
}

type FilterFormProps = Pick<FilterBarProps, 'route' | 'values'> & { shown: readonly ShownFilter[] };

/** Its fields are the parameters of the address: the next page is the form's answer. */
function FilterForm({ route, shown, values }: FilterFormProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const popover = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    document.getElementById(popover)?.hidePopover();
    navigate(officeUrlOf(route, typed));
  };
  const search = shown.find(({ field }) => field.kind === 'search');
  const others = shown.filter((filter) => filter !== search);
  const isAsked = (name: string) => shown.some((filter) => filter.name === name);
  return (
    <form className={styles.form} action={officeUrlOf(route)} onSubmit={submit}>
      {Object.entries(values).map(([name, value]) =>
        value === undefined || isAsked(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {search ? <FilterInput filter={search} /> : null}
      {others.length > 0 ? (
        <>
          <button type="button" className={classNames(controls.act, styles.more)} popoverTarget={popover}>
            {t('list.filters')}
          </button>
          <div className={classNames(controls.popup, styles.fields)} id={popover} popover="auto">
            {others.map((filter) => (
              <FilterInput key={filter.name} filter={filter} />
            ))}
            <button type="submit" className={classNames(controls.act, styles.apply)} data-first>
              {t('list.apply')}
            </button>
          </div>
        </>
      ) : null}
    </form>
  );
}
