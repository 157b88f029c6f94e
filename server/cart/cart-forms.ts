// The cart without scripts: the product page's form puts in, the cart's own forms change, take out and put back.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { viewOf } from '#src/shop/markets.ts';
import { findProduct } from '../catalogue/product-store.ts';
import { type FormServices, formNumber, formText, registerForm } from '../http/form-route.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { acceptChanges, addCartLine, setCartQuantity } from './change-cart.ts';
import { MAX_TYPED_CODE, setDiscountCode } from './set-discount-code.ts';

const MAX_OPTION_LENGTH = 255;
const variantField = formText(64);
const optionField = formText(MAX_OPTION_LENGTH).optional();
/** More than any product asks for: what is too long is refused in words. */
const MAX_TEXT = 1000;
const textField = formText(MAX_TEXT).optional();

const buyFields = z.strictObject({
  variant: variantField,
  quantity: formNumber.optional(),
  option0: optionField,
  option1: optionField,
  option2: optionField,
  text: textField,
});
type BuyFields = z.output<typeof buyFields>;

/** A field that the form has once, or once a line. */
const each = <Field extends z.ZodType>(field: Field) =>
  z.union([field, z.array(field)]).transform((value): z.output<Field>[] => [value].flat() as z.output<Field>[]);

const numbersFields = z
  .strictObject({
    action: z.literal('set'),
    variant: each(variantField),
    text: each(formText(MAX_TEXT)).optional(),
    quantity: each(formNumber),
    // biome-ignore lint/suspicious/noThenProperty: the name of a field
    then: z.literal('checkout').optional(),
  })
  .refine(({ variant, text = variant, quantity }) => [text, quantity].every(({ length }) => length === variant.length));

const lineFields = { variant: variantField, text: textField, quantity: formNumber };
const cartFields = z.discriminatedUnion('action', [
  numbersFields,
  z.strictObject({ action: z.literal('remove'), ...lineFields }),
  z.strictObject({ action: z.literal('undo'), ...lineFields }),
  z.strictObject({ action: z.literal('accept') }),
  z.strictObject({ action: z.literal('discount'), discountCode: formText(MAX_TYPED_CODE) }),
  z.strictObject({ action: z.literal('discount-off'), discountCode: formText(MAX_TYPED_CODE).optional() }),
]);
type CartFields = z.output<typeof cartFields>;

export function registerCartForms(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('product'),
    fields: buyFields,
    isOnSharedPage: true,
    submit: ({ fields, locale, params, context }) => buy(context, locale, params.product ?? '', fields),
  });
  registerForm(app, services, {
    path: patternOf('cart'),
    fields: cartFields,
    submit: ({ fields, locale, context }) => changeCart(context, locale, fields),
  });
}

async function buy(context: RequestContext, locale: Locale, product: string, fields: BuyFields): Promise<string> {
  const { text = '' } = fields;
  const values = [fields.option0, fields.option1, fields.option2].filter((value) => value !== undefined);
  const variantId = values.length === 0 ? fields.variant : await findVariantId(context, locale, product, values);
  if (variantId === null) {
    // Nothing is made of this choice: the page shows the nearest to it and says what it changed.
    return urlOf('product', { locale, product }, { ...optionSearch(values), ...(text && { text }) });
  }
  const added = await addCartLine(context, { variantId, text, quantity: fields.quantity ?? 1 });
  if (added.ok) return urlOf('cart', { locale }, { notice: 'ADDED' });
  const notice = added.error.kind;
  if (notice === 'QUANTITY_LIMITED') return urlOf('cart', { locale }, { notice });
  return urlOf('product', { locale, product }, { variant: variantId, notice, ...(text && { text }) });
}

/** The variant of exactly these values; null when there is none. */
async function findVariantId(
  { db, markets }: RequestContext,
  locale: Locale,
  handle: string,
  values: string[],
): Promise<string | null> {
  const variants = (await findProduct(db, handle, viewOf(markets, locale)))?.variants ?? [];
  const variant = variants.find(
    ({ optionValues }) =>
      optionValues.length === values.length && optionValues.every((value, index) => value === values[index]),
  );
  return variant?.id ?? null;
}

function optionSearch(values: string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`option${index}`, value]));
}

async function changeCart(context: RequestContext, locale: Locale, fields: CartFields): Promise<string> {
  if (fields.action === 'accept') {
    await acceptChanges(context, locale);
    return urlOf('cart', { locale });
  }
  if (fields.action === 'discount' || fields.action === 'discount-off') {
    const set = await setDiscountCode(context, locale, fields.action === 'discount' ? fields.discountCode : '');
    return urlOf('cart', { locale }, set.ok ? {} : { discount: set.error.kind });
  }
  if (fields.action === 'set') return setNumbers(context, locale, fields);
  const { action, variant: variantId, text = '', quantity } = fields;
  // A field that was emptied asks for nothing.
  if (quantity === null) return urlOf('cart', { locale });
  const isRemoval = action === 'remove';
  const changed = await setCartQuantity(context, { variantId, text, quantity: isRemoval ? 0 : quantity });
  if (!changed.ok) return urlOf('cart', { locale }, { notice: changed.error.kind });
  if (!isRemoval) return urlOf('cart', { locale });
  return urlOf('cart', { locale }, { removed: variantId, quantity: String(quantity), ...(text && { text }) });
}

/** All of them, whatever became of one: a refusal is said, and keeps nobody from the number of another line. */
async function setNumbers(
  context: RequestContext,
  locale: Locale,
  { variant, text, quantity, then }: z.output<typeof numbersFields>,
): Promise<string> {
  const notices: string[] = [];
  for (const [at, variantId] of variant.entries()) {
    const wanted = quantity[at];
    // A field that was emptied asks for nothing.
    if (wanted === null || wanted === undefined) continue;
    const changed = await setCartQuantity(context, { variantId, text: text?.[at] ?? '', quantity: wanted });
    if (!changed.ok) notices.push(changed.error.kind);
  }
  const [notice] = notices;
  if (notice) return urlOf('cart', { locale }, { notice });
  return urlOf(then ?? 'cart', { locale });
}
