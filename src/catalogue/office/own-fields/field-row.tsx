// One field: what it is called in each language, what it holds, where it is shown.
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { productFieldKinds } from '../../../shop/own-fields/field-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { type ChoiceRow, emptyNames, type FieldRow, nextKey } from './own-fields-form.ts';

type RowProps = {
  row: FieldRow;
  languages: readonly string[];
  problems: readonly string[];
  /** How many products fill it in. */
  products: number;
  onChange(to: Partial<FieldRow>): void;
  /** Null where it stands at that end already. */
  onMove(by: -1 | 1): void;
  isFirst: boolean;
  isLast: boolean;
  onRemove(): void;
};

export function FieldRowPanel({ row, languages, problems, products, onChange, ...place }: RowProps) {
  const { t } = useApp();
  const title = Object.values(row.names).find(Boolean) || t('ownFields.new');
  return (
    <section className={page.panel} aria-label={title}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle}>{title}</h2>
        <RowButtons title={title} {...place} />
      </div>
      <div className={layout.stack}>
        <NameFields
          names={row.names}
          label={t('ownFields.name')}
          error={problems.includes('names') ? t('ownFields.nameMissing') : null}
          onChange={(names) => onChange({ names })}
        />
        <div className={layout.fields}>
          <SelectField
            label={t('ownFields.kind')}
            hint={products > 0 ? t('ownFields.filledIn', { count: products }) : null}
            value={row.kind}
            disabled={row.name !== ''}
            onChange={({ target }) => onChange({ kind: target.value as FieldRow['kind'] })}
          >
            {productFieldKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`ownFields.kind_${kind}`)}
              </option>
            ))}
          </SelectField>
          {row.kind === 'number' ? (
            <TextField
              label={t('ownFields.unit')}
              value={row.unit}
              maxLength={12}
              autoComplete="off"
              onChange={({ target }) => onChange({ unit: target.value })}
            />
          ) : null}
        </div>
        {row.kind === 'choice' ? (
          <Choices row={row} languages={languages} problems={problems} onChange={(choices) => onChange({ choices })} />
        ) : null}
        <Places row={row} onChange={onChange} />
      </div>
    </section>
  );
}

function Places({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const { t } = useApp();
  return (
    <div className={layout.row}>
      <CheckboxField
        label={t('ownFields.isShown')}
        checked={row.isShown}
        onChange={({ target }) => onChange({ isShown: target.checked })}
      />
      {row.kind === 'text' ? null : (
        <CheckboxField
          label={t('ownFields.isFilter')}
          checked={row.isFilter}
          onChange={({ target }) => onChange({ isFilter: target.checked })}
        />
      )}
    </div>
  );
}

type Place = Pick<RowProps, 'onMove' | 'isFirst' | 'isLast' | 'onRemove'>;

function RowButtons({ title, onMove, isFirst, isLast, onRemove }: Place & { title: string }) {
  const { t } = useApp();
  return (
    <div className={classNames(layout.row, layout.tight)}>
      {isFirst ? null : (
        <Button size="small" aria-label={`${t('ownFields.up')}: ${title}`} onClick={() => onMove(-1)}>
          {t('ownFields.up')}
        </Button>
      )}
      {isLast ? null : (
        <Button size="small" aria-label={`${t('ownFields.down')}: ${title}`} onClick={() => onMove(1)}>
          {t('ownFields.down')}
        </Button>
      )}
      <Button size="small" aria-label={`${t('ownFields.remove')}: ${title}`} onClick={onRemove}>
        {t('ownFields.remove')}
      </Button>
    </div>
  );
}

type NamesProps = {
  names: FieldRow['names'];
  label: string;
  error: string | null;
  onChange(names: FieldRow['names']): void;
};

function NameFields({ names, label, error, onChange }: NamesProps) {
  const { locale: own } = useApp();
  return (
    <div className={layout.fields}>
      {Object.entries(names).map(([locale, name], at) => (
        <TextField
          key={locale}
          label={`${label} (${languageNameIn(own, locale)})`}
          error={at === 0 ? error : null}
          lang={locale}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onChange({ ...names, [locale]: target.value })}
        />
      ))}
    </div>
  );
}

type ChoicesProps = Pick<RowProps, 'row' | 'languages' | 'problems'> & { onChange(choices: ChoiceRow[]): void };

function Choices({ row: { choices }, languages, problems, onChange }: ChoicesProps) {
  const { t } = useApp();
  const change = (key: number, to: Partial<ChoiceRow>) =>
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...to } : choice)));
  return (
    <fieldset className={layout.stack}>
      <legend>{t('ownFields.choices')}</legend>
      {choices.map((choice, at) => (
        <div key={choice.key} className={layout.stack}>
          <NameFields
            names={choice.names}
            label={t('ownFields.choice', { number: at + 1 })}
            error={problems.includes(`choices.${choice.key}`) ? t('ownFields.nameMissing') : null}
            onChange={(names) => change(choice.key, { names })}
          />
          <div>
            <Button size="small" onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}>
              {t('ownFields.removeChoice', { number: at + 1 })}
            </Button>
          </div>
        </div>
      ))}
      {problems.includes('choices') ? <p role="alert">{t('ownFields.choicesMissing')}</p> : null}
      <div>
        <Button
          size="small"
          onClick={() => onChange([...choices, { key: nextKey(choices), name: '', names: emptyNames(languages) }])}
        >
          {t('ownFields.addChoice')}
        </Button>
      </div>
    </fieldset>
  );
}
