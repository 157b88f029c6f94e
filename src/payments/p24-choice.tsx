import { BankPicker } from './bank-picker.tsx';
import { P24Terms } from './p24-terms.tsx';

/** What Przelewy24 can be told beforehand. */
export function P24Choice() {
  return (
    <>
      <BankPicker />
      <P24Terms />
    </>
  );
}
