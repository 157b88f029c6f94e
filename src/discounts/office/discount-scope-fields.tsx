// Which goods a code is for.
import { useApp } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../ui/office/type-ahead.tsx';
import page from '../../ui/office/work-page.module.css';
import { type DiscountScope, discountScopes } from '../discount-code.ts';
import styles from './discount-editor.module.css';
import { foundProductsQuery } from './discount-queries.ts';
import type { DiscountPart } from './discount-reward-fields.tsx';

export function DiscountScopeFields(part: DiscountPart) {
  const { t } = useApp();
  const { form, problems, onChange } = part;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('discounts.goods')}</h2>
      <SelectField
        label={t('discounts.scope')}
        error={problems.includes('scope') ? t('discounts.refusal_ScopeEmpty') : null}
        value={form.scope}
        onChange={({ target }) => onChange({ scope: target.value as DiscountScope })}
      >
        {discountScopes.map((scope) => (
          <option key={scope} value={scope}>
            {t(`discounts.scope_${scope}`)}
          </option>
        ))}
      </SelectField>
      {form.scope === 'collections' ? <Collections {...part} /> : null}
      {form.scope === 'products' ? <Products {...part} /> : null}
    </section>
  );
}

function Collections({ form: { collections }, choices, onChange }: DiscountPart) {
  const { t } = useApp();
  const toggle = (handle: string, isWanted: boolean) =>
    onChange({ collections: isWanted ? [...collections, handle] : collections.filter((each) => each !== handle) });
  if (choices.collections.length === 0)
    return <p className={classNames(layout.aside, layout.after)}>{t('discounts.noCollections')}</p>;
  return (
    <ul className={classNames(layout.lines, styles.goods)}>
      {choices.collections.map(({ handle, title }) => (
        <li key={handle} className={classNames(layout.row, layout.between, styles.good)}>
          <CheckboxField
            label={title}
            checked={collections.includes(handle)}
            onChange={({ target }) => toggle(handle, target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

function Products({ form: { products }, onChange }: DiscountPart) {
  const { t } = useApp();
  const without = (handle: string) => products.filter((each) => each.handle !== handle);
  return (
    <>
      <div className={styles.finder}>
        <TypeAhead
          label={t('discounts.findProduct')}
          hint={t('discounts.findProductHint')}
          queryOf={foundProductsQuery}
          itemsOf={(data) => data.foundDiscountProducts}
          keyOf={({ handle }) => handle}
          show={({ title }) => title}
          onChoose={({ handle, title }) => onChange({ products: [...without(handle), { handle, title }] })}
          nothing={t('discounts.noProduct')}
        />
      </div>
      <ul className={classNames(layout.lines, styles.goods)}>
        {products.map(({ handle, title }) => (
          <li key={handle} className={classNames(layout.row, layout.between, styles.good)}>
            {title}
            <button
              type="button"
              className={classNames(controls.icon, controls.remove)}
              aria-label={t('discounts.remove', { title })}
              onClick={() => onChange({ products: without(handle) })}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
