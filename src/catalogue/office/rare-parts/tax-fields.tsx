// The choice of a product's rate of VAT. It comes after the page.
import { useApp } from '../../../app-instance.tsx';
import type { VatClass } from '../../../countries/country.ts';
import { formatPercent } from '../../../numbers/format-percent.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { UsualVat } from '../advice/usual-vat.tsx';
import type { PartProps, ProductForm } from '../editor/product-part.ts';

export type TaxSlice = { vatClass: string };

export function TaxFields({ slice, change, form, context: { choices } }: PartProps<TaxSlice>) {
  const { locale, t } = useApp();
  const nameOf = (vatClass: string) => t(`productEditor.vat_${vatClass as VatClass}`);
  return (
    <>
      <SelectField
        label={t('productEditor.vatClass')}
        value={slice.vatClass}
        onChange={({ target }) => change({ vatClass: target.value })}
      >
        {choices.vatRates.map(({ vatClass, basisPoints }) => (
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
    </>
  );
}

function collectionsIn({ organisation }: ProductForm): string[] {
  const { collections = {} } = organisation as { collections?: Readonly<Record<string, boolean>> };
  return Object.keys(collections).filter((id) => collections[id]);
}
