// The choice of a product's rate of VAT. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import type { VatClass } from '../../../countries/country.ts';
import { formatPercent } from '../../../numbers/format-percent.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PartProps } from '../editor/product-part.ts';

export type TaxSlice = { vatClass: string };

export function TaxFields({ slice, change, context: { choices } }: PartProps<TaxSlice>) {
  const { locale, t } = useApp();
  return (
    <SelectField
      label={t('productEditor.vatClass')}
      value={slice.vatClass}
      onChange={({ target }) => change({ vatClass: target.value })}
    >
      {choices.vatRates.map(({ vatClass, basisPoints }) => (
        <option key={vatClass} value={vatClass}>
          {[
            t(`productEditor.vat_${vatClass as VatClass}`),
            basisPoints == null ? '' : formatPercent(basisPoints, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}
