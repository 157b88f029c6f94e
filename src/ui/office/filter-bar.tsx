// What a list is narrowed to: a form that also works without scripts, and each active filter as a chip that takes it away.
import { type FormEvent, type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { PageLink } from '../page-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './filter-bar.module.css';
import type { ListName } from './list-pages.tsx';

/** A choice, or a day where there are no options. */
export type FilterField = {
  name: string;
  label: string;
  options?: readonly { id: string; name: string }[];
};

type FilterBarProps = {
  list: ListName;
  /** It stands as parameters of the address: those of `fields`, `text`, and others, which the form keeps. */
  values: Readonly<Record<string, string | undefined>>;
  fields: readonly FilterField[];
  maxSearchLength: number;
  /** They stand above the form. */
  children?: ReactNode;
};

export function FilterBar({ children, ...bar }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      <FilterForm key={officeUrlOf(bar.list, bar.values)} {...bar} />
      <ActiveFilters {...bar} />
    </div>
  );
}

/** Its fields are the parameters of the address: the next page is the form's answer. */
function FilterForm({ list, values, fields, maxSearchLength }: FilterBarProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const popover = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    document.getElementById(popover)?.hidePopover();
    navigate(officeUrlOf(list, typed));
  };
  const own = ['text', ...fields.map(({ name }) => name)];
  const others = Object.entries(values).filter(([name, value]) => value !== undefined && !own.includes(name));
  return (
    <form className={styles.form} action={officeUrlOf(list)} onSubmit={submit}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className={styles.search}
        type="search"
        name="text"
        aria-label={t(`${list}.search`)}
        placeholder={t(`${list}.search`)}
        maxLength={maxSearchLength}
        defaultValue={values.text ?? ''}
      />
      <button type="button" className={styles.more} popoverTarget={popover}>
        {t(`${list}.filters`)}
      </button>
      <div className={styles.fields} id={popover} popover="auto">
        {fields.map((field) => (
          <Field key={field.name} list={list} field={field} value={values[field.name] ?? ''} />
        ))}
        <button type="submit" className={styles.apply}>
          {t(`${list}.apply`)}
        </button>
      </div>
    </form>
  );
}

type FieldProps = { list: FilterBarProps['list']; field: FilterField; value: string };

function Field({ list, field: { name, label, options }, value }: FieldProps) {
  const t = useT();
  if (!options) {
    return (
      <label className={styles.field}>
        {label}
        <input className={styles.control} type="date" name={name} defaultValue={value} />
      </label>
    );
  }
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.control} name={name} defaultValue={value}>
        <option value="">{t(`${list}.any`)}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ActiveFilters({ list, values, fields }: FilterBarProps) {
  const t = useT();
  const active = fields.flatMap(({ name, label, options }) => {
    const value = values[name];
    if (value === undefined) return [];
    return { name, text: options ? (options.find(({ id }) => id === value)?.name ?? value) : `${label} ${value}` };
  });
  if (values.text !== undefined) active.push({ name: 'text', text: `“${values.text}”` });
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {active.map(({ name, text }) => (
        <li key={name}>
          <PageLink className={styles.chip} to={officeUrlOf(list, { ...values, [name]: undefined })}>
            <VisuallyHidden>{t(`${list}.without`, { filter: text })}</VisuallyHidden>
            <span aria-hidden="true">{text}</span>
            <CrossIcon />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.clear} to={officeUrlOf(list)}>
          {t(`${list}.clear`)}
        </PageLink>
      </li>
    </ul>
  );
}
