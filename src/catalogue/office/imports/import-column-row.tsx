import { useApp } from '../../../app-instance.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { ShownImport } from './import-queries.ts';
import styles from './imports.module.css';

type ImportColumnRowProps = {
  column: ShownImport['columns'][number];
  fields: ShownImport['fields'];
  value: string | null;
  onChange(value: string | null): void;
};

/** No field has a name like this. */
const LEFT_OUT = '-';

export function ImportColumnRow({ column, fields, value, onChange }: ImportColumnRowProps) {
  const { t } = useApp();
  const { name, samples, isGuess } = column;
  // Attributes of WooCommerce are read by their own names.
  const isOther = value !== null && value !== '' && !fields.some((field) => field.name === value);
  return (
    <li className={styles.column}>
      <div>
        <b>{name}</b> <span className={layout.aside}>{samples.join(' · ')}</span>
        {isGuess ? <div className={styles.guess}>{t('imports.guessed')}</div> : null}
      </div>
      <select
        className={controls.control}
        aria-label={t('imports.readAs', { column: name })}
        value={value ?? LEFT_OUT}
        onChange={({ currentTarget }) => onChange(currentTarget.value === LEFT_OUT ? null : currentTarget.value)}
      >
        <option value="">{t('imports.kept')}</option>
        <option value={LEFT_OUT}>{t('imports.leftOut')}</option>
        {isOther ? <option value={value}>{value}</option> : null}
        {fields.map((field) => (
          <option key={field.name} value={field.name}>
            {field.label}
          </option>
        ))}
      </select>
    </li>
  );
}
