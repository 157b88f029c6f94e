// The cart without scripts: the product page's form puts in, the cart's own forms change, take out and put back.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import { readTypedCard } from '#src/catalogue/gift-card/typed-gift-card.ts';
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
  // What a gift card asks for: together they are the text of its line.
  amount: formText(20).optional(),
  recipient: formText(MAX_TEXT).optional(),
  sendOn: formText(20).optional(),
  message: formText(MAX_TEXT).optional(),
});
type BuyFields = z.output<typeof buyFields>;

/** A field that the form has once, or once a line. */
const each = <Field extends z.ZodType>(field: Field) =>
  z.union([field, z.array(field)]).transform((value): z.output<Field>[] => [value].flat() as z.output<Field>[]);

/** What is no number of pieces asks for nothing, as a field that was emptied: the rest of the form is worth more than that. */
const typedNumber = z
  .string()
  .max(20)
  .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null));

/** The button of one line, as the page writes it: what is done, how many there were, the variant, and its text. */
const LINE_ACTION = /^(remove|undo) (\d{1,9}) (\S{1,64}) ([\s\S]{0,1000})$/;
const lineAction = z
  .string()
  .regex(LINE_ACTION)
  .transform((action) => {
    const [, deed = '', quantity, variantId = '', text = ''] = LINE_ACTION.exec(action) ?? [];
    return { deed, variantId, text, quantity: Number(quantity) };
  });

/** The cart's one form: all that was typed, and the button that was pressed. */
const cartFields = z
  .strictObject({
    action: z.enum(['set', 'checkout', 'accept', 'discount', 'discount-off']).or(lineAction).default('set'),
    variant: each(variantField).default([]),
    text: each(formText(MAX_TEXT)).optional(),
    quantity: each(typedNumber).default([]),
    discountCode: formText(MAX_TYPED_CODE).default(''),
  })
  .refine(({ variant, text = variant, quantity }) => [text, quantity].every(({ length }) => length === variant.length));
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
  const { currency } = viewOf(context.markets, locale);
  const text = fields.recipient === undefined ? (fields.text ?? '') : readTypedCard(fields, currency, locale);
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

/** What was typed is kept whichever button was pressed. What became of it is said by the page that follows. */
async function changeCart(context: RequestContext, locale: Locale, fields: CartFields): Promise<string> {
  const { action } = fields;
  const line = typeof action === 'string' ? null : action;
  const said = { ...(await setNumbers(context, fields, line)), ...(await setCode(context, locale, fields)) };
  if (action === 'accept') await acceptChanges(context, locale);
  const search = line ? { ...said, ...(await changeLine(context, fields, line)) } : said;
  const isLeaving = action === 'checkout' && Object.keys(search).length === 0;
  return urlOf(isLeaving ? 'checkout' : 'cart', { locale }, search);
}

type Said = Record<string, string>;
type NamedLine = z.output<typeof lineAction>;

function typedNumbers({ variant, text, quantity }: CartFields) {
  return variant.map((variantId, at) => ({ variantId, text: text?.[at] ?? '', quantity: quantity[at] ?? null }));
}

function isSame(line: NamedLine | null, { variantId, text }: { variantId: string; text: string }): boolean {
  return line?.variantId === variantId && line.text === text;
}

/** All but that of the line whose button was pressed: a refusal of one keeps nobody from the number of another. */
async function setNumbers(context: RequestContext, fields: CartFields, line: NamedLine | null): Promise<Said> {
  const notices: string[] = [];
  for (const { quantity, ...name } of typedNumbers(fields)) {
    // A field that was emptied asks for nothing.
    if (quantity === null || isSame(line, name)) continue;
    const changed = await setCartQuantity(context, { ...name, quantity }, { mayAdd: false });
    if (!changed.ok) notices.push(changed.error.kind);
  }
  const [notice] = notices;
  return notice ? { notice } : {};
}

/** Called after the numbers, on which it may hang whether a code applies. */
async function setCode(context: RequestContext, locale: Locale, { action, discountCode }: CartFields): Promise<Said> {
  const isOff = action === 'discount-off';
  if (!isOff && action !== 'discount' && discountCode.trim() === '') return {};
  const set = await setDiscountCode(context, locale, isOff ? '' : discountCode);
  if (!set.ok) return { discount: set.error.kind };
  return set.value ? { card: set.value } : {};
}

async function changeLine(context: RequestContext, fields: CartFields, line: NamedLine): Promise<Said> {
  const { deed, variantId, text } = line;
  const isRemoval = deed === 'remove';
  const typed = typedNumbers(fields).find((name) => isSame(line, name))?.quantity;
  const quantity = typed || line.quantity;
  const changed = await setCartQuantity(context, { variantId, text, quantity: isRemoval ? 0 : quantity });
  if (!changed.ok) return { notice: changed.error.kind };
  return isRemoval ? { removed: variantId, quantity: String(quantity), ...(text && { text }) } : {};
}
