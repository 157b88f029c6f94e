// The checkout's form without scripts. What was typed is saved before anything is checked, so that the page shows it
// again after any refusal.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import { checkCheckoutFields } from '#src/checkout/checkout-fields.ts';
import { fieldId } from '#src/checkout/draft/checkout-draft.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { REFUSAL_ID, refusalSearch } from '#src/checkout/refusals/refusal-search.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { money } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { needsScripts } from '#src/payments/methods/payment-methods.ts';
import { marketOf } from '#src/shop/markets.ts';
import { MAX_TYPED_CODE, setDiscountCode } from '../cart/set-discount-code.ts';
import { removeGiftCard } from '../cart/set-gift-card.ts';
import { readContact } from '../checkout/read-contact.ts';
import { keepLostDraft, maxLengthOf, readStoredDraft, savePageDraft } from '../checkout/save-draft.ts';
import { isToldByLink, linkPath, visitByLink, withLink } from '../checkout/visit-by-link.ts';
import { type FormServices, formCheckbox, formNumber, formText, registerForm } from '../http/form-route.ts';
import { isToken } from '../http/session.ts';
import { leadsAway } from '../payments/own-methods.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { handoverBy, lockersOf } from '../shipping/tariffs.ts';
import { paymentFormFields } from './payment-form-fields.ts';
import { startPayment } from './start-payment.ts';
import { startRedirectPayment } from './start-redirect-payment.ts';

const { isCompany: _isCheckbox, hasBillingAddress: _isCheckboxToo, ...emptyTexts } = emptyDraft;
const textFields = Object.fromEntries(
  Object.keys(emptyTexts).map((name) => [name, formText(maxLengthOf(name)).default('')]),
) as Record<keyof typeof emptyTexts, z.ZodDefault<z.ZodString>>;

/** The button beside a gift card: with the card's id. */
const CARD_OFF = 'card-off ';

const checkoutFields = z.strictObject({
  ...textFields,
  isCompany: formCheckbox,
  hasBillingAddress: formCheckbox,
  ...paymentFormFields,
  /** The total that the page showed, in minor units of the market's currency. */
  expectedTotal: formNumber,
  expectedDue: formNumber.optional(),
  discountCode: formText(MAX_TYPED_CODE).default(''),
  /** A form that is sent with the Enter key names no button, or the first one. */
  action: z
    .enum(['order', 'refresh', 'refresh-delivery', 'change-point', 'discount', 'discount-off'])
    .or(z.custom<`${typeof CARD_OFF}${string}`>(isCardOff))
    .default('refresh'),
});
type CheckoutFields = z.output<typeof checkoutFields>;

/** The card's id stands behind it. */
function isCardOff(action: unknown): boolean {
  return typeof action === 'string' && action.startsWith(CARD_OFF) && isUuid(action.slice(CARD_OFF.length));
}

type LinkContext = RequestContext & { offer: string | undefined };

/** The id of its title. */
const SUMMARY_ID = 'order-summary';

/** The places that the page scrolls to after each button. */
const anchors = {
  refresh: fieldId('country'),
  // The field that points are searched in.
  search: fieldId('pickupPoint'),
  'refresh-delivery': fieldId('shippingMethod'),
  'change-point': fieldId('pickupPoint'),
  discount: SUMMARY_ID,
  'discount-off': SUMMARY_ID,
  'card-off': SUMMARY_ID,
  order: REFUSAL_ID,
} as const;

export function registerCheckoutForm(app: FastifyInstance, services: FormServices<RequestContext>): void {
  const offerOf = (request: FastifyRequest) => (request.query as { offer?: unknown }).offer;
  const byLink: FormServices<LinkContext> = {
    ...services,
    createContext(request, reply) {
      const offer = offerOf(request);
      return { ...withLink(services.createContext(request, reply), offer), offer: isToken(offer) ? offer : undefined };
    },
  };
  registerForm(app, byLink, {
    path: patternOf('checkout'),
    fields: checkoutFields,
    isCachedWithoutCart: true,
    async submit({ fields, locale, context }) {
      const {
        paymentMethod,
        p24Bank,
        p24Terms,
        blikCode: _unused,
        expectedTotal,
        expectedDue,
        discountCode,
        action,
        ...given
      } = fields;
      const draft = action === 'change-point' ? { ...given, pickupPoint: '' } : given;
      if (context.session.cartTokenHash() === null) {
        await keepLostDraft(context, draft);
        return urlOf('checkout', { locale }, refusalSearch({ kind: 'CartLost' }));
      }
      const pressed = pressedIn(fields, (await readStoredDraft(context)).pickupSearch);
      await savePageDraft(context, draft, locale);
      if (pressed === 'order') return order(context, locale, fields, draft);
      if (action.startsWith(CARD_OFF)) await removeGiftCard(context, action.slice(CARD_OFF.length));
      const isDiscount = pressed === 'discount' || pressed === 'discount-off';
      const code = pressed === 'discount' ? discountCode : '';
      const set = isDiscount ? await setDiscountCode(context, locale, code) : null;
      const search = {
        offer: context.offer,
        payment: paymentMethod,
        ...(set && !set.ok && { discount: set.error.kind }),
        ...(set?.ok && set.value && { card: set.value }),
      };
      return `${urlOf('checkout', { locale }, search)}#${anchors[pressed]}`;
    },
  });
}

/** The Enter key sends the form's first button, which is the country's: what was typed tells whose was meant. */
function pressedIn({ action, discountCode, pickupSearch }: CheckoutFields, searchedBefore = ''): keyof typeof anchors {
  if (action.startsWith(CARD_OFF)) return 'card-off';
  if (action !== 'refresh') return action as keyof typeof anchors;
  if (discountCode.trim()) return 'discount';
  return pickupSearch === searchedBefore ? 'refresh' : 'search';
}

async function order(
  visitor: LinkContext,
  pageLocale: Locale,
  { paymentMethod, p24Bank, p24Terms, expectedTotal, expectedDue = expectedTotal }: CheckoutFields,
  draft: CheckoutDraftInput,
): Promise<string> {
  const { offer } = visitor;
  const { context, locale } = await visitByLink(visitor, pageLocale, offer);
  const back = (refusal: CheckoutRefusal) => {
    if (offer && isToldByLink(refusal.kind)) return linkPath(locale, offer);
    const search = { ...refusalSearch(refusal), offer, payment: paymentMethod };
    return `${urlOf('checkout', { locale: pageLocale }, search)}#${anchors.order}`;
  };
  const { delivery } = await context.readShop();
  const handover = handoverBy(delivery, draft.shippingMethod);
  const destination = { handover, lockersOf: lockersOf(delivery, draft.shippingMethod) };
  const { draft: contact, problems: wrong } = readContact(draft, destination);
  const seen = new Set(checkCheckoutFields(contact, handover).map(({ name }) => name));
  // What the page finds by itself needs no telling.
  if (wrong.length > 0) return back({ kind: 'InvalidFields', fields: wrong.filter(({ name }) => !seen.has(name)) });
  // No payment method was left to choose from.
  if (!paymentMethod) return back({ kind: 'MethodNotOffered' });
  if (needsScripts(paymentMethod)) return back({ kind: 'NeedsScripts' });
  const { currency } = marketOf(context.markets, locale);
  const shown = (minor: number | null) => money(minor ?? 0, currency);
  const request = { locale, draft, expectedTotal: shown(expectedTotal), expectedDue: shown(expectedDue) };
  const choice = { bank: p24Bank, hasAcceptedTerms: p24Terms };
  const started = leadsAway(paymentMethod)
    ? await startRedirectPayment(context, { ...request, ...choice, paymentMethod })
    : await startPayment(context, { ...request, paymentMethod });
  return started.ok ? started.value.returnUrl : back(started.error);
}
