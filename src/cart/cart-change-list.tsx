import { useFormatMoney, useT } from '../app-instance.tsx';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { titleOf } from './cart-line.ts';

export function CartChangeList({ cart }: { cart: CartFieldsFragment }) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <>
      <p>{t('cart.changes')}</p>
      <ul>
        {cart.lines.map((line) => {
          const { variantId, priceBefore, unitPrice } = line;
          if (!priceBefore) return null;
          const params = { title: titleOf(line), before: format(priceBefore), now: format(unitPrice) };
          return (
            <li key={variantId}>
              {t(unitPrice.minor > priceBefore.minor ? 'cart.priceUp' : 'cart.priceDown', params)}
            </li>
          );
        })}
        {cart.goneLines.map((line) => (
          <li key={line.variantId}>{t('cart.gone', { title: titleOf(line) })}</li>
        ))}
      </ul>
    </>
  );
}
