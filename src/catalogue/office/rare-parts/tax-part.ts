// Which rate of VAT the product has, and what the law holds of it alone. What it costs never follows from the rate, nor it
// from the price.
import type { VatClass } from '../../../countries/country.ts';
import type { WithdrawalException } from '../../withdrawal-exceptions.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import type { TaxSlice } from './tax-slice.ts';

export const taxPart: ProductPart<TaxSlice> = {
  name: 'tax',
  heading: 'productEditor.tax',
  looksAt: ['organisation'],
  isAside: true,
  formOf: (shown) => ({
    vatClass: shown?.vatClass ?? 'standard',
    withdrawal: shown?.withdrawalException ?? 'none',
    cashRegister: shown?.needsCashRegister ?? false,
  }),
  read: ({ vatClass, withdrawal, cashRegister }) => ({
    content: {
      product: {
        vat_class: vatClass,
        withdrawal_exception: withdrawal === 'none' ? null : withdrawal,
        needs_cash_register: cashRegister,
      },
    },
    problems: [],
  }),
  describe: ({ names: [name], mine, theirs }, t) => {
    const show = ({ vatClass, withdrawal, cashRegister }: Partial<TaxSlice>) => {
      if (name === 'vatClass') return t(`productEditor.vat_${vatClass as VatClass}`);
      if (name === 'withdrawal') return t(`productEditor.withdrawal_${withdrawal as WithdrawalException}`);
      return t(cashRegister ? 'productEditor.yes' : 'productEditor.no');
    };
    const label = t(`productEditor.${name as keyof TaxSlice}`);
    return { label, mine: show(mine), theirs: show(theirs) };
  },
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindTaxFields()),
};
