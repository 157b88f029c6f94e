import { useT } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './filter-bar.module.css';
import type { FilterField, ListChoice } from './list-filters.ts';

/** A filter that the form asks for. */
export type ShownFilter = {
  name: string;
  field: FilterField & { kind: 'search' | 'choice' | 'day' | 'number' };
  choices: readonly ListChoice[] | null;
  value: string | undefined;
};

export function FilterInput({ filter: { name, field, choices, value } }: { filter: ShownFilter }) {
  const t = useT();
  if (field.kind === 'search') {
    return (
      <input
        className={classNames(controls.control, styles.search)}
        type="search"
        name={name}
        aria-label={t(field.label)}
        placeholder={t(field.label)}
        maxLength={field.maxLength}
        defaultValue={value ?? ''}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: either of them is one.
    <label className={styles.field}>
      {t(field.label)}
      {choices ? (
        <select className={classNames(controls.control, styles.control)} name={name} defaultValue={value ?? ''}>
          <option value="">{t('list.any')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={classNames(controls.control, styles.control)}
          type={field.kind === 'day' ? 'date' : 'number'}
          min={field.kind === 'day' ? undefined : 0}
          name={name}
          defaultValue={value ?? ''}
        />
      )}
    </label>
  );
}
