import { useFormatMoney, useT } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { keyOf, titleOf } from './cart-line.ts';

export function CartChangeList({ cart }: { cart: CartFieldsFragment }) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <>
      <p>{t('cart.changes')}</p>
      <ul>
        {cart.lines.map((line) => {
          const { priceBefore, unitPrice } = line;
          if (!priceBefore) return null;
          const params = { title: titleOf(line), before: format(priceBefore), now: format(unitPrice) };
          return (
            <li key={keyOf(line)}>
              {t(unitPrice.minor > priceBefore.minor ? 'cart.priceUp' : 'cart.priceDown', params)}
            </li>
          );
        })}
        {cart.goneLines.map((line) => (
          <li key={keyOf(line)}>{t(line.isTextChanged ? 'cart.goneText' : 'cart.gone', { title: titleOf(line) })}</li>
        ))}
      </ul>
    </>
  );
}
