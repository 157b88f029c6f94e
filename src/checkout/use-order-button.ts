// What pressing the order button does: either it leads to what is still missing, or the order is placed. The wallets'
// buttons order by the same way.
import type { Dispatch, FormEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { type ListedMethod, needsScripts } from '../payments/methods/payment-methods.ts';
import { checkCheckoutFields, normaliseDraft } from './checkout-fields.ts';
import type { CheckoutStep } from './checkout-state.ts';
import type { CheckoutJudgement } from './judge-checkout.ts';
import { readP24 } from './payment/payment-choice.ts';
import type { PaymentParts } from './payment/payment-section.tsx';
import type { CheckoutNotice } from './refusals/checkout-notice.tsx';
import { type OrderRequest, usePlaceOrder } from './use-place-order.ts';

type OrderButtonOptions = {
  parts: RefObject<PaymentParts>;
  summaryBox: RefObject<HTMLElement | null>;
  judged: CheckoutJudgement;
  method: ListedMethod;
  /** Those that are offered. */
  methods: readonly ListedMethod[];
  take: Dispatch<CheckoutStep>;
  /** The token of a payment link. */
  offer: string | null;
  readForm(): CheckoutDraftInput;
  refetch(): unknown;
};

export function useOrderButton(options: OrderButtonOptions) {
  const { parts, summaryBox, method, methods, take, offer, readForm, refetch } = options;
  const { isPickedUp, isTooSmall, totals } = options.judged;
  const { progress, placeOrder } = usePlaceOrder(parts, offer);

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
    await order({ draft: sent, paymentMethod: method, expectedTotal: totals.total, ...readP24(event.currentTarget) });
  };
  return { progress, order, submit };
}

/** Prices, stock or delivery are no longer what the page shows. Of a lost cart the page is all there is. */
function isPageOutdatedBy(notice: CheckoutNotice): boolean {
  if (notice.kind === 'refused') return !['CartLost', 'InvalidFields'].includes(notice.refusal.kind);
  return notice.kind !== 'declined';
}
