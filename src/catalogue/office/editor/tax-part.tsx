// Which rate of VAT the product has. What it costs never follows from it, nor it from the price.
import { useApp } from '../../../app-instance.tsx';
import type { VatClass } from '../../../countries/country.ts';
import { formatPercent } from '../../../numbers/format-percent.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PartProps, ProductPart } from './product-part.ts';

type TaxSlice = { vatClass: string };

export const taxPart: ProductPart<TaxSlice> = {
  name: 'tax',
  heading: 'productEditor.tax',
  isAside: true,
  formOf: (shown) => ({ vatClass: shown?.vatClass ?? 'standard' }),
  read: ({ vatClass }) => ({ content: { product: { vat_class: vatClass } }, problems: [] }),
  describe: ({ mine, theirs }, t) => {
    const show = ({ vatClass }: Partial<TaxSlice>) => t(`productEditor.vat_${vatClass as VatClass}`);
    return { label: t('productEditor.vatClass'), mine: show(mine), theirs: show(theirs) };
  },
  Fields: TaxFields,
};

function TaxFields({ slice, change, context: { choices } }: PartProps<TaxSlice>) {
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
