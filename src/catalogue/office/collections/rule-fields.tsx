// A rule as rows of field, operator and value, with what it finds below.
import { useApp } from '../../../app-instance.tsx';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import { type CollectionRule, MOST_CONDITIONS, type RuleField, ruleFields } from '../../collections/collection-rule.ts';
import { ownFieldName } from '../own-fields/own-field-name.ts';
import styles from './collection-editor.module.css';
import { mainCurrency } from './collection-form-state.ts';
import type { CollectionChoices, ShownCollection } from './collection-queries.ts';
import { chosenField, newCondition, operatorsOf, ownFieldChoice, type TypedCondition, withField } from './rule-form.ts';
import { RulePreview } from './rule-preview.tsx';
import { RuleValueField } from './rule-value-field.tsx';
import type { CollectionEditor } from './use-collection-editor.ts';

type Props = { editor: CollectionEditor; choices: CollectionChoices; shown: ShownCollection | null };

export function RuleFields({ editor, choices, shown }: Props) {
  const { t } = useApp();
  const { form, problems, change, update, leave, refused } = editor;
  const refusedAt = refused?.fields ?? [];
  const put = (key: number, to: TypedCondition | null) =>
    update((now) => ({
      ...now,
      conditions: now.conditions.flatMap((each) => (each.key === key ? (to ?? []) : each)),
    }));
  return (
    <>
      <SelectField
        label={t('collections.match')}
        value={form.match}
        error={problems.includes('rule') ? t('collections.refusal_RuleEmpty') : null}
        onChange={({ target }) => change({ match: target.value as CollectionRule['match'] })}
      >
        <option value="all">{t('collections.match_all')}</option>
        <option value="any">{t('collections.match_any')}</option>
      </SelectField>
      {form.conditions.map((condition, at) => (
        <ConditionRow
          key={condition.key}
          {...{ condition, choices, shown }}
          number={at + 1}
          isFaulty={problems.includes(`rule.${at}`) || refusedAt.includes(`rule.${at}`)}
          onChange={(to) => put(condition.key, to)}
          onLeave={() => leave(`rule.${at}`)}
        />
      ))}
      <div>
        <Button
          size="small"
          disabled={form.conditions.length >= MOST_CONDITIONS}
          onClick={() =>
            update((now) => ({
              ...now,
              conditions: [...now.conditions, newCondition(now.conditions, mainCurrency(choices))],
            }))
          }
        >
          {t('collections.addCondition')}
        </Button>
      </div>
      <RulePreview match={form.match} typed={form.conditions} />
    </>
  );
}

type RowProps = {
  condition: TypedCondition;
  number: number;
  choices: CollectionChoices;
  shown: ShownCollection | null;
  isFaulty: boolean;
  /** Null: it goes. */
  onChange(to: TypedCondition | null): void;
  onLeave(): void;
};

function ConditionRow({ condition, number, choices, shown, isFaulty, onChange, onLeave }: RowProps) {
  const { t } = useApp();
  return (
    <fieldset className={styles.condition} aria-label={t('collections.condition', { number })}>
      <FieldChoice {...{ condition, choices, onChange }} />
      <SelectField
        label={t('collections.operator')}
        value={condition.operator}
        onChange={({ target }) => onChange({ ...condition, operator: target.value as TypedCondition['operator'] })}
      >
        {operatorsOf(condition, choices.ownFields).map((operator) => (
          <option key={operator} value={operator}>
            {t(`collections.operator_${operator}`)}
          </option>
        ))}
      </SelectField>
      <RuleValueField {...{ condition, choices, shown, isFaulty, onChange, onLeave }} />
      <button
        type="button"
        className={classNames(controls.icon, controls.remove, styles.removeCondition)}
        aria-label={t('collections.removeCondition', { number })}
        onClick={() => onChange(null)}
      >
        <CrossIcon />
      </button>
    </fieldset>
  );
}

const builtIn = (Object.keys(ruleFields) as RuleField[]).filter((field) => field !== 'own');

/** The fields of every product, then those that the merchant has defined; one that is there no longer stays named by its key. */
function FieldChoice({ condition, choices, onChange }: Pick<RowProps, 'condition' | 'choices' | 'onChange'>) {
  const { t, locale } = useApp();
  const { ownFields } = choices;
  const isGone = condition.field === 'own' && !ownFields.some(({ key }) => key === condition.ownField);
  return (
    <SelectField
      label={t('collections.field')}
      value={chosenField(condition)}
      onChange={({ target }) => onChange(withField(condition, target.value, ownFields))}
    >
      {builtIn.map((field) => (
        <option key={field} value={field}>
          {t(`collections.field_${field}`)}
        </option>
      ))}
      {ownFields.map(({ key, names }) => (
        <option key={key} value={ownFieldChoice(key)}>
          {ownFieldName(names, locale)}
        </option>
      ))}
      {isGone ? <option value={chosenField(condition)}>{condition.ownField}</option> : null}
    </SelectField>
  );
}
