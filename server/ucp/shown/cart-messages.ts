// What is said beside a cart: what was refused, what changed, and what the law wants said of each line.

import { canBeOrdered, titleOf } from '#src/cart/cart-line.ts';
import { MAX_CART_QUANTITY } from '#src/catalogue/availability.ts';
import { languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { findProduct } from '../../catalogue/product-store.ts';
import type { Cart } from '../../schema/resolver-types.generated.ts';
import type { RefusedLine } from '../carts/put-lines.ts';
import { type BusinessMessageName, type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';

/** `refused`: what was just asked for, and did not go in; of a cart that is only read, nothing. */
export async function messagesOfCart(
  services: UcpServices,
  cart: Cart,
  refused: readonly RefusedLine[],
): Promise<ShownMessage[]> {
  const { t, locale } = services;
  const { languageTag } = languageOf(locale);
  const format = (amount: Money) => formatMoney(amount, languageTag);
  const lines = await Promise.all(cart.lines.map((line, position) => messagesOfLine(services, line, position)));
  return [
    ...refused.map((line) => messageOfRefused(services, line, cart.lines)),
    ...cart.goneLines.map(({ title }) => say(t, 'gone', { params: { title } })),
    ...lines.flat(),
    ...messagesOfDiscount(services, cart.discount, format),
    ...(cart.vat.minor > 0 ? [say(t, 'vatIncluded', { params: { vat: format(cart.vat) } })] : []),
  ];
}

/** `lines`: of the cart afterwards. What ended at the stock is told another way than what no order may exceed. */
export function messageOfRefused(
  { t }: Pick<UcpServices, 't'>,
  { position, variantId, kind }: RefusedLine,
  lines: readonly Pick<Cart['lines'][number], 'variantId' | 'quantity'>[],
): ShownMessage {
  const path = `$.line_items[${position}]`;
  const count = lines.find((line) => line.variantId === variantId)?.quantity ?? MAX_CART_QUANTITY;
  const isShort = kind === 'QUANTITY_LIMITED' && count < MAX_CART_QUANTITY;
  return isShort ? say(t, 'lineFewLeft', { path, params: { count } }) : say(t, messageOfRefusal(kind), { path });
}

function messageOfRefusal(kind: RefusedLine['kind']): BusinessMessageName {
  switch (kind) {
    case 'NOT_FOUND':
      return 'lineNotFound';
    case 'VARIANT_NEEDED':
      return 'lineNeedsVariant';
    case 'OUT_OF_STOCK':
      return 'lineSoldOut';
    case 'QUANTITY_LIMITED':
      return 'lineLimited';
    default:
      // A text to engrave, or a gift card with whom it is for: what the person has to choose on the product's page.
      return 'lineNeedsPerson';
  }
}

async function messagesOfLine(
  { context, view, t, locale }: UcpServices,
  line: Cart['lines'][number],
  position: number,
): Promise<ShownMessage[]> {
  const path = `$.line_items[${position}]`;
  const product = await findProduct(context.db, line.productHandle, view);
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  const prior = variant?.lowestPriorPrice;
  const warnings = product?.safety.warnings.trim();
  const price = prior ? formatMoney(prior, languageOf(locale).languageTag) : '';
  return [
    ...(canBeOrdered(line) ? [] : [messageOfShortage(t, line, path)]),
    ...messagesOfPrice({ t, locale }, line, path),
    ...(warnings ? [say(t, 'safety', { path, content: warnings })] : []),
    ...(product?.isNeverWithdrawn ? [say(t, 'neverWithdrawn', { path })] : []),
    ...(variant?.unitPrice ? [say(t, 'unitPrice', { path, content: variant.unitPrice })] : []),
    ...(prior ? [say(t, 'lowestPrice', { path, params: { price } })] : []),
  ];
}

/** What it cost when it went in is what its person was told. */
function messagesOfPrice(
  { t, locale }: Pick<UcpServices, 't' | 'locale'>,
  line: Cart['lines'][number],
  path: string,
): ShownMessage[] {
  const { priceBefore, unitPrice } = line;
  if (!priceBefore) return [];
  const { languageTag } = languageOf(locale);
  const [before, now] = [formatMoney(priceBefore, languageTag), formatMoney(unitPrice, languageTag)];
  const name = unitPrice.minor > priceBefore.minor ? 'lineDearer' : 'lineCheaper';
  return [say(t, name, { path, params: { title: titleOf(line), before, now } })];
}

/** What was sold to others since it went into the cart. */
function messageOfShortage(
  t: Translate,
  { availability, maxQuantity }: Cart['lines'][number],
  path: string,
): ShownMessage {
  if (availability === 'SOLD_OUT' || maxQuantity === 0) return say(t, 'lineSoldOut', { path });
  return say(t, 'lineFewLeft', { path, params: { count: maxQuantity } });
}

/** A code that takes nothing off yet stays in the cart, and what it lacks is said. */
function messagesOfDiscount(
  { t }: UcpServices,
  discount: Cart['discount'],
  format: (amount: Money) => string,
): ShownMessage[] {
  if (!discount?.refusal) return [];
  const amount = discount.minimum ? format(discount.minimum) : '';
  return [
    say(t, 'codeTakesNothing', {
      path: '$.discounts.codes[0]',
      content: t(`discount.refused${discount.refusal}`, { amount }),
    }),
  ];
}

/** A code that came after too many wrong ones stays in the cart, and nothing is said of what it is worth. */
export function messagesOfWaiting({ t }: Pick<UcpServices, 't'>, code: string | null): ShownMessage[] {
  return code === null ? [] : [say(t, 'codeWaits', { path: '$.discounts.codes[0]' })];
}
