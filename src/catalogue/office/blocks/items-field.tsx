// Rows of a block, such as questions with their answers.
import { useApp } from '../../../app-instance.tsx';
import type { BlockField } from '../../../shop/blocks/block-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { MoveButton } from '../../../ui/office/move-button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from './block-editor.module.css';
import { type ItemRow, nextKey } from './block-form.ts';
import { fieldName } from './block-words.ts';
import { LocalisedField, type Texts } from './localised-field.tsx';

type Props = {
  label: string;
  field: Extract<BlockField, { kind: 'rows' }>;
  value: readonly ItemRow[];
  languages: readonly string[];
  onChange(value: ItemRow[]): void;
};

export function ItemsField({ label, field, value, languages, onChange }: Props) {
  const { t } = useApp();
  const fields = Object.entries(field.fields);
  const change = (key: number, name: string, texts: Texts) =>
    onChange(value.map((row) => (row.key === key ? { ...row, [name]: texts } : row)));
  const add = () =>
    onChange([...value, { key: nextKey(value), ...Object.fromEntries(fields.map(([name]) => [name, {}])) }]);
  return (
    <fieldset className={layout.stack}>
      <legend className={styles.legend}>{label}</legend>
      {value.map((row, at) => (
        <div key={row.key} className={styles.item}>
          {fields.map(([name, each]) => (
            <LocalisedField
              key={name}
              label={`${fieldName(name, t)} ${at + 1}`}
              field={each}
              languages={languages}
              value={(row[name] ?? {}) as Texts}
              onChange={(texts) => change(row.key, name, texts)}
            />
          ))}
          <ItemButtons {...{ value, at, onChange }} />
        </div>
      ))}
      {value.length < field.most ? (
        <div>
          <Button size="small" onClick={add}>
            {t('blocks.addItem')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function ItemButtons({ value, at, onChange }: Pick<Props, 'value' | 'onChange'> & { at: number }) {
  const { t } = useApp();
  const title = String(at + 1);
  const moveTo = (to: number) => {
    const row = value[at];
    if (row) onChange(value.toSpliced(at, 1).toSpliced(to, 0, row));
  };
  return (
    <div className={layout.row}>
      <MoveButton direction="up" label={t('blocks.up', { title })} isOff={at === 0} onPress={() => moveTo(at - 1)} />
      <MoveButton
        direction="down"
        label={t('blocks.down', { title })}
        isOff={at === value.length - 1}
        onPress={() => moveTo(at + 1)}
      />
      <Button
        size="small"
        aria-label={`${t('blocks.remove')}: ${title}`}
        onClick={() => onChange(value.toSpliced(at, 1))}
      >
        {t('blocks.remove')}
      </Button>
    </div>
  );
}
