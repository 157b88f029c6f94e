// A field in which several things are chosen, one after another: countries, carriers, methods. Those that have an order are
// moved by buttons.
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../settings.module.css';
import type { FieldOptions, SettingField, SettingInputProps, SettingPlace } from '../settings-screen.ts';
import type { Option } from './choice-fields.tsx';
import { textOf } from './options.ts';
import { RowButtons } from './row-buttons.tsx';

type Label = SettingField['label'];

type SeveralOptions = FieldOptions & {
  options(place: SettingPlace): readonly Option[];
  isOrdered?: boolean;
  /** Nothing is stored as null. */
  isNullable?: boolean;
  /** Chosen all at once, by a button. */
  all?(place: SettingPlace): { text: string; ids: readonly string[] };
  /** What nothing means, said where nothing is chosen. */
  nothing?(place: SettingPlace): string;
};

export function several(path: string, label: Label, given: SeveralOptions): SettingField<readonly string[]> {
  const { options, isOrdered = false, isNullable = false, all, nothing, ...shown } = given;
  return {
    ...{ path, label, ...shown, isWide: true },
    toTyped: (value) => (value as string[] | null | undefined) ?? [],
    read: (typed) => ({ value: isNullable && typed.length === 0 ? null : typed }),
    say: (typed, place) => typed.map((id) => textOf(options(place), id)).join(', '),
    Input: (props) => <SeveralInput {...props} {...{ options, isOrdered, all, nothing }} />,
  };
}

type SeveralInputProps = SettingInputProps<readonly string[]> &
  Pick<SeveralOptions, 'options' | 'isOrdered' | 'all' | 'nothing'>;

function SeveralInput({ typed, place, label, hint, error, change, ...kind }: SeveralInputProps) {
  const { t } = place;
  const options = kind.options(place);
  const left = options.filter(({ id }) => !typed.includes(id));
  const all = kind.all?.(place);
  const nothing = typed.length === 0 ? kind.nothing?.(place) : undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.rowsTitle}>{label}</legend>
      {nothing ? <p>{nothing}</p> : null}
      <ul className={kind.isOrdered ? styles.ordered : styles.chips}>
        {typed.map((id, at) => (
          <li key={id} className={styles.chip}>
            {textOf(options, id)}
            <RowButtons
              title={textOf(options, id)}
              isOrdered={kind.isOrdered ?? false}
              {...{ t }}
              onRemove={() => change(typed.filter((each) => each !== id))}
              onUp={at > 0 ? () => change(swapped(typed, at, at - 1)) : null}
              onDown={at < typed.length - 1 ? () => change(swapped(typed, at, at + 1)) : null}
            />
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <SelectField
          label={t('settings.addTo', { list: label })}
          {...{ hint, error }}
          value=""
          disabled={left.length === 0}
          onChange={({ target }) => change([...typed, target.value])}
        >
          <option value="">{t('settings.choose')}</option>
          {left.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
        {all?.ids.some((id) => !typed.includes(id)) ? (
          <Button size="small" onClick={() => change([...new Set([...typed, ...all.ids])])}>
            {all.text}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

export function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  return items.with(one, items[other] as Item).with(other, items[one] as Item);
}
