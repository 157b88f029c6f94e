// A reduction that is begun to be typed; it comes with the fields, after the first view.
import type { Currency } from '../../../currencies.ts';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { TypedReduction } from './reductions-slice.ts';

/** The currencies in which the product has prices that can be reduced: what is converted follows another. */
export function reducedCurrencies({ variants }: ShownProduct): Currency[] {
  const all = variants.flatMap(({ prices }) =>
    prices.flatMap(({ currency, amountMinor, convertedFrom }) => (convertedFrom || amountMinor === 0 ? [] : currency)),
  );
  return [...new Set(all)];
}

/** One of all variants that have a price in the currency. */
export function newReduction(
  { variants }: ShownProduct,
  currency: Currency,
): { key: string; reduction: TypedReduction } {
  const priced = variants.flatMap(({ id: variantId, prices }) => {
    const own = prices.find((price) => price.currency === currency && !price.convertedFrom);
    return own && own.amountMinor > 0 ? [{ variantId, ordinaryMinor: own.amountMinor }] : [];
  });
  const lines = [...Map.groupBy(priced, ({ ordinaryMinor }) => ordinaryMinor)].map(([ordinaryMinor, alike]) => {
    const rows = alike.map(({ variantId }) => ({ id: createRecordId(), variantId }));
    return { key: rows[0]?.id ?? '', rows, ordinaryMinor };
  });
  return {
    key: lines[0]?.key ?? '',
    reduction: {
      ...{ setId: createRecordId(), title: '', currency, isRunning: false, otherProducts: 0, from: '', until: '' },
      ...{ lines, amounts: Object.fromEntries(lines.map(({ key }) => [key, ''])), isEnded: false },
    },
  };
}
