// What the law wants said beside a product and each of its variants before anybody is bound: whoever shows the answer has to
// show it there.

import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney } from '#src/money.ts';
import type { ProductWithoutRelated } from '../../catalogue/catalogue-cache.ts';
import type { Variant } from '../../schema/resolver-types.generated.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';

/** `path`: where the product stands in the answer, as JSONPath; its variants stand below in the same order. */
export function discloseProduct(
  { t, locale }: Pick<UcpServices, 't' | 'locale'>,
  product: ProductWithoutRelated,
  { path, variants }: { path: string; variants: readonly Variant[] },
): ShownMessage[] {
  const { languageTag } = languageOf(locale);
  const { warnings } = product.safety;
  return [
    ...(warnings.trim() ? [say(t, 'safety', { path, content: warnings.trim() })] : []),
    ...(product.isNeverWithdrawn ? [say(t, 'neverWithdrawn', { path })] : []),
    ...variants.flatMap(({ unitPrice, lowestPriorPrice }, position) => {
      const at = `${path}.variants[${position}]`;
      return [
        ...(unitPrice ? [say(t, 'unitPrice', { path: at, content: unitPrice })] : []),
        ...(lowestPriorPrice
          ? [say(t, 'lowestPrice', { path: at, params: { price: formatMoney(lowestPriorPrice, languageTag) } })]
          : []),
      ];
    }),
  ];
}
