// The value of a condition: words with what products have to choose from, an amount, a number, a choice, or a collection.
import { useId } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Currency } from '../../../money.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { choicesOf, MAX_RULE_TEXT, type RuleField, valueKindOf, yesAndNo } from '../../collections/collection-rule.ts';
import { ownFieldName } from '../own-fields/own-field-name.ts';
import type { CollectionChoices, ShownCollection } from './collection-queries.ts';
import type { TypedCondition } from './rule-form.ts';

type Props = {
  condition: TypedCondition;
  choices: CollectionChoices;
  shown: ShownCollection | null;
  isFaulty: boolean;
  onChange(to: TypedCondition): void;
  onLeave(): void;
};

export function RuleValueField(props: Props) {
  const { t } = useApp();
  const { condition, isFaulty, onChange, onLeave } = props;
  const kind = valueKindOf(condition);
  if (kind === 'none') return <span />;
  if (kind === 'amount') return <PriceFields {...props} />;
  if (kind === 'collection') return <CollectionChoice {...props} />;
  if (kind === 'choice' || isOwnChoice(props)) return <ChoiceField {...props} />;
  if (kind === 'text') return <WordsField {...props} />;
  return (
    <TextField
      label={t(kind === 'days' ? 'collections.days' : 'collections.value')}
      error={isFaulty ? t(kind === 'decimal' ? 'collections.badDecimal' : 'collections.badNumber') : null}
      inputMode={kind === 'decimal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={condition.value}
      onChange={({ target }) => onChange({ ...condition, value: target.value })}
      onBlur={onLeave}
    />
  );
}

type Offering = Pick<Props, 'condition' | 'choices'>;

function ownFieldOf({ condition, choices }: Offering) {
  return condition.field === 'own' ? choices.ownFields.find(({ key }) => key === condition.ownField) : undefined;
}

function isOwnChoice(offering: Offering): boolean {
  const own = ownFieldOf(offering);
  return own?.kind === 'choice' || own?.kind === 'yes_no';
}

/** What the field knows to choose from, as keys with their names. */
function useOffered({ condition, choices }: Offering): { key: string; name: string }[] {
  const { t, locale } = useApp();
  const own = ownFieldOf({ condition, choices });
  if (own?.kind === 'yes_no') return yesAndNo.map((key) => ({ key, name: t(`collections.${key}`) }));
  if (own) return own.choices.map(({ key, names }) => ({ key, name: ownFieldName(names, locale) }));
  if (condition.field === 'translated') {
    return choices.languages.map((key) => ({ key, name: languageNameIn(locale, key) }));
  }
  return choicesOf(condition.field).map((key) => ({ key, name: t(`collections.choice_${key}` as MessageKey) }));
}

function ChoiceField(props: Props) {
  const { t } = useApp();
  const { condition, isFaulty, onChange, onLeave } = props;
  return (
    <SelectField
      label={t('collections.value')}
      error={isFaulty ? t('collections.badText') : null}
      value={condition.value}
      onChange={({ target }) => onChange({ ...condition, value: target.value })}
      onBlur={onLeave}
    >
      <option value="">–</option>
      {useOffered(props).map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function WordsField({ condition, choices, isFaulty, onChange, onLeave }: Props) {
  const { t } = useApp();
  const listId = useId();
  const known: Partial<Record<RuleField, readonly string[]>> = {
    ...{ tag: choices.tags, vendor: choices.vendors, type: choices.types },
  };
  const names = known[condition.field] ?? [];
  return (
    <div>
      <TextField
        label={t('collections.value')}
        error={isFaulty ? t('collections.badText') : null}
        list={names.length > 0 ? listId : undefined}
        maxLength={MAX_RULE_TEXT}
        autoComplete="off"
        value={condition.value}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
        onBlur={onLeave}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function PriceFields({ condition, choices, isFaulty, onChange, onLeave }: Props) {
  const { t } = useApp();
  const currencies = [...new Set([...choices.currencies, condition.currency])];
  return (
    <>
      <AmountField
        label={t('collections.value')}
        currency={condition.currency}
        error={isFaulty ? t('collections.badAmount') : null}
        value={condition.value}
        onText={(value) => onChange({ ...condition, value })}
        onBlur={onLeave}
      />
      <SelectField
        label={t('collections.currency')}
        value={condition.currency}
        onChange={({ target }) => onChange({ ...condition, currency: target.value as Currency })}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
    </>
  );
}

/** All but the one that is edited. */
function CollectionChoice({ condition, choices, shown, isFaulty, onChange, onLeave }: Props) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('collections.value')}
      error={isFaulty ? t('collections.badCollection') : null}
      value={condition.value}
      onChange={({ target }) => onChange({ ...condition, value: target.value })}
      onBlur={onLeave}
    >
      <option value="">{t('collections.noCollection')}</option>
      {choices.collections
        .filter(({ id }) => id !== shown?.id)
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
    </SelectField>
  );
}
