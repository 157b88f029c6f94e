// Which rate of VAT the product has. What it costs never follows from it, nor it from the price.
import type { VatClass } from '../../../countries/country.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import type { TaxSlice } from './tax-fields.tsx';

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
  Fields: lateFields(async () => (await import('./rare-fields.ts')).TaxFields),
};
