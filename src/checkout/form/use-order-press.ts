// Pressing the order button: what stops it is shown, else the order goes out and what came of it is shown.
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { needsScripts } from '../../payments/methods/payment-methods.ts';
import { checkCheckoutFields, normaliseDraft, streetsWithoutNumber } from '../checkout-fields.ts';
import type { CheckoutStep } from '../checkout-state.ts';
import { storeUnsaved } from '../draft/unsaved-draft.ts';
import { readP24 } from '../payment/payment-choice.ts';
import type { PaymentParts } from '../payment/payment-section.tsx';
import { isAboutWaiting, isPageOutdatedBy } from '../refusals/checkout-notice.tsx';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import { type OrderRequest, usePlaceOrder } from '../use-place-order.ts';
import { stopOf } from './press-stop.ts';
import type { CheckoutNow } from './use-checkout-state.ts';
import type { useFormFields } from './use-form-fields.ts';

type Pressed = { submitter?: { value: string } | null };

export function useOrderPress(
  { offer, state: { method, refusedFields }, take, handover, totals, isTooSmall }: CheckoutNow,
  { checkout, refetch }: CheckoutChoice,
  { readForm }: ReturnType<typeof useFormFields>,
) {
  const parts = useRef<PaymentParts>({});
  const summaryBox = useRef<HTMLDivElement>(null);
  const { progress, placeOrder } = usePlaceOrder(parts, offer);

  /** The summary of problems, if there is one now, must be in the page before it can take the focus. */
  const show = (step: CheckoutStep) => {
    flushSync(() => take(step));
    summaryBox.current?.focus();
  };

  const order = async (request: OrderRequest) => {
    const outcome = await placeOrder({ ...request, draft: normaliseDraft(request.draft, handover) });
    if (outcome.kind === 'refused') {
      show({ type: 'stopped', notice: outcome.notice, sent: request.draft });
      if (isPageOutdatedBy(outcome.notice)) refetch();
    }
    // The address serves the next order, too; what was said of this one has been said.
    if (outcome.kind === 'left') storeUnsaved({ ...request.draft, note: '', offer, isOrdered: true });
    return outcome;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // The part of codes comes late: what is sent before goes to the server, as without scripts, and orders nothing.
    if ((event.nativeEvent as Pressed).submitter?.value === 'discount') return;
    event.preventDefault();
    if (progress !== 'idle') return;
    const sent = readForm();
    const draft = normaliseDraft(sent, handover);
    const part = needsScripts(method) ? parts.current[method] : null;
    const foundInPart = part?.isReady() ? part.check() : [];
    const stop = stopOf({
      hasProblems: checkCheckoutFields(draft, handover).length + foundInPart.length > 0,
      hasMethods: checkout.payment.methods.length > 0,
      isTooSmall,
      isWaiting: needsScripts(method) && !part?.isReady(),
    });
    show({ type: 'pressed', isBlocked: stop?.kind === 'problems' });
    if (!stop) {
      // Asked about once: a house may have a name alone.
      const fields = streetsWithoutNumber(draft)
        .filter((name) => !refusedFields.some((asked) => asked.value === sent[name]))
        .map((name) => ({ name, problem: 'HOUSE_NUMBER' as const }));
      if (fields.length > 0)
        return show({ type: 'stopped', notice: { kind: 'refused', refusal: { kind: 'InvalidFields', fields } }, sent });
      await order({ draft: sent, paymentMethod: method, totals, ...readP24(event.currentTarget) });
      return;
    }
    // Fields that could not be loaded say so themselves.
    if (stop.kind !== 'problems' && !(isAboutWaiting(stop) && part?.focusFailure()))
      show({ type: 'stopped', notice: stop, sent });
  };

  return { progress, parts, summaryBox, order, submit };
}
