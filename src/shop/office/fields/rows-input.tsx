import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { SettingFields, useSettingForm } from '../setting-form-context.tsx';
import styles from '../settings.module.css';
import { formOf } from '../settings-form.ts';
import type { SettingInputProps, SettingPlace, SettingRow } from '../settings-screen.ts';
import { RowButtons } from './row-buttons.tsx';
import type { RowsOptions } from './rows-options.ts';
import { swapped } from './several-field.tsx';

type Rows = readonly SettingRow[];
type RowsInputProps = SettingInputProps<Rows> & { options: RowsOptions };

export function RowsInput({ typed, location, place, label, hint, error, change, options }: RowsInputProps) {
  const [added, setAdded] = useState<number | null>(null);
  const add = (data: unknown) => {
    const key = Math.max(0, ...typed.map((row) => row.key)) + 1;
    setAdded(key);
    change([...typed, { ...formOf(options.fields, data, place), key }]);
  };
  const { presetKey = 'id' } = options;
  const isThere = (preset: Record<string, unknown>) => typed.some((row) => row[presetKey] === preset[presetKey]);
  const presets = (options.presets?.(place) ?? []).filter((preset) => !isThere(preset));
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.rowsTitle}>{label}</legend>
      {hint ? <p className={layout.aside}>{hint}</p> : null}
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      {typed.map((row, at) => (
        <Row
          key={row.key}
          {...{ row, location, options }}
          others={typed.filter(({ key }) => key !== row.key)}
          title={options.title(row, { ...place, siblings: row }, at + 1)}
          isNew={row.key === added}
          onChange={(to) => change(typed.with(at, { ...to, key: row.key }))}
          onRemove={() => change(typed.toSpliced(at, 1))}
          onUp={at > 0 ? () => change(swapped(typed, at, at - 1)) : null}
          onDown={at < typed.length - 1 ? () => change(swapped(typed, at, at + 1)) : null}
        />
      ))}
      <div className={classNames(layout.row, layout.tight)}>
        <Button size="small" onClick={() => add(options.newRow?.(typed, place) ?? {})}>
          {options.add(place)}
        </Button>
        {presets.map((preset) => (
          <Button key={String(preset[presetKey])} size="small" kind="quiet" onClick={() => add(preset)}>
            + {titleOf(preset, options, place)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function titleOf(data: unknown, options: RowsOptions, place: SettingPlace): string {
  const row = formOf(options.fields, data, place);
  return options.title(row, { ...place, siblings: row }, 1);
}

type RowProps = {
  row: SettingRow;
  others: Rows;
  location: string;
  options: RowsOptions;
  title: string;
  isNew: boolean;
  onChange(to: SettingRow | Readonly<Record<string, unknown>>): void;
  onRemove(): void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

function Row({ row, others, location, options, title, isNew, onChange, ...buttons }: RowProps) {
  const { faults, problems, t } = useSettingForm();
  const here = `${location}/${row.key}`;
  const isWrong = [...faults.keys(), ...problems].some((at) => at.startsWith(`${here}/`));
  const [isOpen, setOpen] = useState(isNew);
  const isFolded = options.isFolded ?? false;
  const isShown = !isFolded || isOpen || isWrong;
  return (
    <fieldset className={styles.rowBox} aria-label={title}>
      <div className={styles.rowHead}>
        {isFolded ? (
          <button
            type="button"
            className={classNames(styles.rowTitle, styles.opener)}
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
          >
            {title}
          </button>
        ) : (
          <span className={styles.rowTitle}>{title}</span>
        )}
        <RowButtons title={title} isOrdered={options.isOrdered ?? false} t={t} {...buttons} />
      </div>
      {isShown ? (
        <SettingFields fields={options.fields} form={row} location={here} others={others} change={onChange} />
      ) : null}
    </fieldset>
  );
}
