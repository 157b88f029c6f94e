// What the checkout's form knows beside its fields, and how each step changes it: typing, leaving a field, pressing the
// button, and what came of that. Pure; the hooks in `form/` carry the steps out.
import type { CheckoutDraftInput } from '../operations.generated.ts';
import type { ListedMethod } from '../payments/methods/payment-methods.ts';
import type { PaymentProblem } from '../payments/payment-part.ts';
import { type CheckoutField, checkoutFields, type FieldProblem } from './checkout-fields.ts';
import { type CheckoutNotice, isAboutWaiting, noticeOfRefusal } from './refusals/checkout-notice.tsx';
import type { CheckoutRefusal } from './refusals/checkout-refusals.ts';
import type { Checkout } from './use-checkout-choice.ts';

type RefusedField = FieldProblem & { value: string | boolean };

export type CheckoutState = {
  /** A copy of what is typed. */
  draft: CheckoutDraftInput;
  method: ListedMethod;
  point: Checkout['pickupPoint'];
  /** Fields that were left. */
  visited: ReadonlySet<CheckoutField>;
  isEverythingChecked: boolean;
  /** What only the server knew, with the value that it was said of. */
  refusedFields: readonly RefusedField[];
  paymentProblems: Partial<Record<ListedMethod, readonly PaymentProblem[]>>;
  isSummarised: boolean;
  notice: CheckoutNotice | null;
};

export type CheckoutStep =
  | { type: 'typed'; draft: CheckoutDraftInput; method: ListedMethod | undefined }
  | { type: 'left'; field: CheckoutField }
  | { type: 'pointChosen'; point: Checkout['pickupPoint'] }
  /** The fields of a payment method have been judged. */
  | { type: 'paymentJudged'; method: ListedMethod; problems: readonly PaymentProblem[] }
  | { type: 'paymentReady' }
  | { type: 'pressed'; isBlocked: boolean }
  | { type: 'stopped'; notice: CheckoutNotice; sent: CheckoutDraftInput };

/** `refusal`: what a form that was posted without scripts came to. */
export function firstState(
  { draft, pickupPoint }: Pick<Checkout, 'draft' | 'pickupPoint'>,
  method: ListedMethod,
  refusal: CheckoutRefusal | null,
): CheckoutState {
  const isRefused = refusal?.kind === 'InvalidFields';
  return {
    draft,
    method,
    point: pickupPoint,
    visited: new Set(),
    isEverythingChecked: isRefused,
    refusedFields: refusedFields(isRefused ? refusal.fields : [], draft),
    paymentProblems: {},
    isSummarised: isRefused,
    notice: noticeOfRefusal(refusal),
  };
}

export function changeCheckout(state: CheckoutState, step: CheckoutStep): CheckoutState {
  switch (step.type) {
    case 'typed':
      return { ...state, draft: step.draft, method: step.method ?? state.method };
    case 'left':
      return state.visited.has(step.field) ? state : { ...state, visited: new Set([...state.visited, step.field]) };
    case 'pointChosen':
      return { ...state, point: step.point };
    case 'paymentJudged':
      return { ...state, paymentProblems: { ...state.paymentProblems, [step.method]: step.problems } };
    case 'paymentReady':
      return isAboutWaiting(state.notice) ? { ...state, notice: null } : state;
    case 'pressed':
      return { ...state, isEverythingChecked: true, refusedFields: [], notice: null, isSummarised: step.isBlocked };
    case 'stopped': {
      const refusal = step.notice.kind === 'refused' ? step.notice.refusal : null;
      if (refusal?.kind !== 'InvalidFields') return { ...state, notice: step.notice };
      return { ...state, refusedFields: refusedFields(refusal.fields, step.sent), isSummarised: true };
    }
  }
}

/**
 * What is said about fields; `wrong`: what is wrong now. Said is what is wrong with those that were left with a mistake in
 * them, and after an attempt to order with all. A problem goes as soon as it is mended.
 */
export function problemsOf(
  { draft, visited, isEverythingChecked, refusedFields: refused }: CheckoutState,
  wrong: readonly FieldProblem[],
): FieldProblem[] {
  // Anyone who leaves a field empty may come back to it; only ordering makes it a mistake.
  const isSaid = ({ name }: FieldProblem) => isEverythingChecked || (visited.has(name) && draft[name] !== '');
  const found = wrong.filter(isSaid);
  // What only the server knew is said until the field is changed, or folded away: of phone, tax id and point the one that
  // can be.
  const fromServer = refused.filter(
    ({ name, value }) =>
      draft[name] === value && (draft.isCompany || name !== 'taxId') && !found.some((problem) => problem.name === name),
  );
  return [...found, ...fromServer];
}

function refusedFields(
  problems: readonly { name: string; problem: FieldProblem['problem'] }[],
  sent: CheckoutDraftInput,
): RefusedField[] {
  return problems.flatMap(({ name, problem }) => {
    const field = checkoutFields.find((candidate) => candidate === name);
    return field ? [{ name: field, problem, value: sent[field] }] : [];
  });
}
