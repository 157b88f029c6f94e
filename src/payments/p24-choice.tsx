import { BankPicker } from './bank-picker.tsx';
import { P24Terms } from './p24-terms.tsx';

/** What a shopper can choose before going to Przelewy24. */
export function P24Choice() {
  return (
    <>
      <BankPicker />
      <P24Terms />
    </>
  );
}
