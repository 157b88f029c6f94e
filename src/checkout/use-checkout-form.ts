// Carries out the steps of the checkout's form: reads its fields, saves them, presses the button, moves the focus.
import { type FocusEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBelowMinimum } from '../minimum-charge.ts';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { needsScripts } from '../payments/methods/payment-methods.ts';
import { formatPostalCode } from './address/address-formats.ts';
import { useAddressRules } from './address/use-address-rules.ts';
import {
  type CheckoutField,
  checkCheckoutFields,
  checkoutFields,
  countryOf,
  normaliseDraft,
} from './checkout-fields.ts';
import { type FoldingSection, sectionOf } from './checkout-sections.ts';
import { changeCheckout, firstState, problemsOf } from './checkout-state.ts';
import { readDraft } from './draft/checkout-draft.ts';
import { restoreUnsaved } from './draft/unsaved-draft.ts';
import { useSaveDraft } from './draft/use-save-draft.ts';
import { methodIn, readMethod, readP24 } from './payment/payment-choice.ts';
import type { PaymentParts } from './payment/payment-section.tsx';
import type { CheckoutNotice } from './refusals/checkout-notice.tsx';
import { entryOf, messageOn } from './refusals/checkout-refusals.ts';
import { readRefusal } from './refusals/refusal-search.ts';
import type { useCheckoutChoice } from './use-checkout-choice.ts';
import { useFoldedSections } from './use-folded-sections.ts';
import { type OrderRequest, usePlaceOrder } from './use-place-order.ts';

/** `search`: of the page's address: what a form that was posted without scripts came to. */
export function useCheckoutForm(choice: ReturnType<typeof useCheckoutChoice>, search: URLSearchParams) {
  const { checkout, hasFailed, choose, refetch } = choice;
  const { methods } = checkout.payment;
  const [initial] = useState(checkout.draft);
  const [initialMethod] = useState(() => methodIn(search, methods));
  const [refusal] = useState(() => readRefusal(search, checkout));
  const [state, take] = useReducer(changeCheckout, null, () => firstState(checkout, initialMethod, refusal));
  const { draft, method } = state;
  useAddressRules(checkout, draft.billingCountry);
  const form = useRef<HTMLFormElement>(null);
  const parts = useRef<PaymentParts>({});
  const summaryBox = useRef<HTMLDivElement>(null);
  const offer = search.get('offer');
  const { saveSoon, saveNow } = useSaveDraft(initial, offer);
  const { progress, placeOrder } = usePlaceOrder(parts, offer);
  const option = checkout.shippingOptions.find((candidate) => candidate.method === draft.shippingMethod);
  const isPickedUp = option !== undefined && option.kind !== 'courier';
  const isPointThere = isPickedUp && state.point?.carrier === option.carrier && state.point.country === draft.country;
  const problems = problemsOf(state, isPickedUp);
  const missing = checkCheckoutFields(draft, isPickedUp);
  const totals = checkout.payment.terms.find((each) => each.method === method)?.totals ?? checkout.totals;
  const isTooSmall = isBelowMinimum(checkout.totals.total);
  const { isFolded, unfold } = useFoldedSections(
    form,
    (section) => !(section === 'delivery' && hasFailed) && !missing.some(({ name }) => sectionOf(name) === section),
    (section) => problems.some(({ name }) => sectionOf(name) === section),
  );

  const readForm = () => {
    if (!form.current) return draft;
    const current = readDraft(form.current);
    // Another country is delivered to by others.
    if (current.country !== draft.country) unfold('delivery');
    take({ type: 'typed', draft: current, method: readMethod(form.current) });
    saveSoon(current);
    choose(current.country, current.shippingMethod);
    return current;
  };

  // Whatever was typed or filled in before this code ran counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has been taken over
  useEffect(() => {
    if (form.current) restoreUnsaved(form.current, initial);
    readForm();
  }, []);

  // The one that was chosen is no longer offered: the next is ticked, or the one that the page began with has come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other methods are offered
  useEffect(() => {
    if (!form.current) return;
    const ticked = readMethod(form.current);
    const first = form.current.querySelector<HTMLInputElement>('[name="paymentMethod"]');
    if (ticked === method || !first) return;
    if (!ticked) first.checked = true;
    readForm();
  }, [methods]);

  const leaveField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = nameOf(target);
    if (field && /postalCode/i.test(field) && target instanceof HTMLInputElement) {
      target.value = formatPostalCode(target.value, countryOf(field, draft));
      readForm();
    }
    if (field) take({ type: 'left', field });
    saveNow();
  };

  const stop = (notice: CheckoutNotice, sent: CheckoutDraftInput) => {
    const isAboutFields = notice.kind === 'refused' && notice.refusal.kind === 'InvalidFields';
    if (!isAboutFields) return take({ type: 'stopped', notice, sent });
    flushSync(() => take({ type: 'stopped', notice, sent }));
    summaryBox.current?.focus();
  };

  const order = async (request: OrderRequest) => {
    const outcome = await placeOrder({ ...request, draft: normaliseDraft(request.draft, isPickedUp) });
    if (outcome.kind === 'refused') {
      stop(outcome.notice, request.draft);
      if (isPageOutdatedBy(outcome.notice)) refetch();
    }
    return outcome;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    const sent = readForm();
    const part = needsScripts(method) ? parts.current[method] : null;
    const foundInPart = part?.isReady() ? part.check() : [];
    const isBlocked = checkCheckoutFields(sent, isPickedUp).length > 0 || foundInPart.length > 0;
    // The summary must be in the page before it can take the focus.
    flushSync(() => take({ type: 'pressed', isBlocked }));
    if (isBlocked) return summaryBox.current?.focus();
    if (methods.length === 0) {
      return stop({ kind: 'method', message: isTooSmall ? 'checkout.belowMinimum' : 'checkout.noMethod' }, sent);
    }
    if (needsScripts(method) && !part?.isReady()) {
      if (part?.focusFailure()) return;
      return stop({ kind: 'message', message: 'payment.fieldsNotReady' }, sent);
    }
    await order({
      draft: sent,
      paymentMethod: method,
      expectedTotal: totals.total,
      ...readP24(event.currentTarget),
    });
  };

  const edit = (section: FoldingSection) => {
    flushSync(() => unfold(section));
    form.current?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, select)`)?.focus();
  };

  return {
    state,
    take,
    initial,
    initialMethod,
    /** What is said to somebody without scripts who ordered by a method that needs them. */
    neededScripts: messageOn('noScripts', refusal),
    isPickedUp,
    chosenPoint: isPointThere ? state.point : null,
    /** By the chosen method: it may cost a fee. */
    totals,
    isTooSmall,
    /** Nothing that an order needs is missing, and the server has refused nothing of it. */
    isComplete: missing.length + problems.length === 0,
    problems,
    progress,
    isFolded,
    refs: { form, parts, summaryBox },
    on: { readForm, leaveField, order, submit, edit },
  };
}

/** Prices, stock or delivery are no longer what the page shows. Of a lost cart the page is all there is. */
function isPageOutdatedBy(notice: CheckoutNotice): boolean {
  if (notice.kind === 'refused') return !entryOf(notice.refusal).shownOn;
  return notice.kind !== 'declined';
}

function nameOf(target: EventTarget): CheckoutField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  return checkoutFields.find((name) => name === target.name);
}
