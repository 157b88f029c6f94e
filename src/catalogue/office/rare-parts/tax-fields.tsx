// The choice of a product's rate of VAT, and of what the law holds of it alone. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import type { VatClass } from '../../../countries/country.ts';
import { formatPercent } from '../../../numbers/format-percent.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withdrawalExceptions } from '../../withdrawal-exceptions.ts';
import { UsualVat } from '../advice/usual-vat.tsx';
import type { PartProps, ProductForm } from '../editor/product-part.ts';
import { GaranLabel } from './garan-label.tsx';
import type { TaxSlice } from './tax-slice.ts';

export function TaxFields({ slice, change, form, shown, context: { choices } }: PartProps<TaxSlice>) {
  const { locale, t } = useApp();
  const nameOf = (vatClass: string) => t(`productEditor.vat_${vatClass as VatClass}`);
  return (
    <div className={layout.stack}>
      <SelectField
        label={t('productEditor.vatClass')}
        value={slice.vatClass}
        onChange={({ target }) => change({ vatClass: target.value })}
      >
        {listOffered(choices.vatRates, slice.vatClass).map(({ vatClass, basisPoints }) => (
          <option key={vatClass} value={vatClass}>
            {[nameOf(vatClass), basisPoints == null ? '' : formatPercent(basisPoints, locale)]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </SelectField>
      <UsualVat
        collections={collectionsIn(form)}
        chosen={slice.vatClass}
        nameOf={nameOf}
        onTake={(vatClass) => change({ vatClass })}
      />
      <SelectField
        label={t('productEditor.withdrawal')}
        hint={t('productEditor.withdrawalHint')}
        value={slice.withdrawal}
        onChange={({ target }) => change({ withdrawal: target.value })}
      >
        {(['none', ...withdrawalExceptions] as const).map((name) => (
          <option key={name} value={name}>
            {t(`productEditor.withdrawal_${name}`)}
          </option>
        ))}
      </SelectField>
      {slice.cashRegister || choices.markets.some(({ country }) => country === 'PL') ? (
        <CheckboxField
          label={t('productEditor.cashRegister')}
          hint={t('productEditor.cashRegisterHint')}
          checked={slice.cashRegister}
          onChange={({ target }) => change({ cashRegister: target.checked })}
        />
      ) : null}
      {shown ? <GaranLabel product={shown.id} vendor={shown.vendor} /> : null}
    </div>
  );
}

/**
 * Leaves out those that come to the same as one above: a class that the country does not have is charged as another.
 */
export function listOffered<Rate extends { vatClass: string; basisPoints?: number | null }>(
  rates: readonly Rate[],
  chosen: string,
): Rate[] {
  return rates.filter(
    ({ vatClass, basisPoints }, place) =>
      vatClass === chosen ||
      basisPoints == null ||
      rates.findIndex((each) => each.basisPoints === basisPoints) === place,
  );
}

function collectionsIn({ organisation }: ProductForm): string[] {
  const { collections = {} } = organisation as { collections?: Readonly<Record<string, boolean>> };
  return Object.keys(collections).filter((id) => collections[id]);
}
