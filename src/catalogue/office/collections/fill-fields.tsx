// How a collection is filled, by hand or by a rule, and in which order the shop shows it.
import { useApp } from '../../../app-instance.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { type CollectionSort, sortOf, sortsOf } from '../../collections/collection-sorts.ts';
import { mainCurrency } from './collection-form-state.ts';
import type { CollectionChoices, ShownCollection } from './collection-queries.ts';
import { RuleFields } from './rule-fields.tsx';
import { newCondition } from './rule-form.ts';
import type { CollectionEditor } from './use-collection-editor.ts';

type Props = { editor: CollectionEditor; choices: CollectionChoices; shown: ShownCollection | null };

export function FillFields({ editor, choices, shown }: Props) {
  const { t } = useApp();
  const { form, update, change } = editor;
  const isRuled = form.kind === 'rule';
  const choose = (kind: 'hand' | 'rule') =>
    update((now) => ({
      ...now,
      kind,
      sort: sortOf(now.sort, kind === 'rule'),
      conditions:
        kind === 'rule' && now.conditions.length === 0 ? [newCondition([], mainCurrency(choices))] : now.conditions,
    }));
  const wasRuled = Boolean(shown?.rule);
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('collections.fill')}</h2>
      <div className={layout.stack}>
        <SelectField
          label={t('collections.kind')}
          value={form.kind}
          onChange={({ target }) => choose(target.value as 'hand' | 'rule')}
        >
          <option value="hand">{t('collections.kind_hand')}</option>
          <option value="rule">{t('collections.kind_rule')}</option>
        </SelectField>
        {shown && isRuled !== wasRuled ? (
          <p className={layout.aside}>{t(isRuled ? 'collections.toRuleHint' : 'collections.toHandHint')}</p>
        ) : null}
        {isRuled ? <RuleFields {...{ editor, choices, shown }} /> : null}
        <SelectField
          label={t('collections.sort')}
          value={form.sort}
          onChange={({ target }) => change({ sort: target.value as CollectionSort })}
        >
          {sortsOf(isRuled).map((sort) => (
            <option key={sort} value={sort}>
              {t(`collections.sort_${sort}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  );
}
