// All that is wrong with fields after an attempt to order, those of the payment method too.
import { useT } from '../../app-instance.tsx';
import { paymentFieldIds } from '../../payments/payment-part.ts';
import { fieldId } from '../draft/checkout-draft.ts';
import { fieldProblemText } from '../field-problem-messages.ts';
import { type ListedProblem, ProblemSummary } from '../problem-summary.tsx';
import type { CheckoutFormModel } from './use-checkout-form.ts';

export function RemainingProblems({ form: { state, problems, parts, summaryBox } }: { form: CheckoutFormModel }) {
  const t = useT();
  const { draft, method, paymentProblems, isSummarised } = state;
  const listed: ListedProblem[] = [
    ...problems.map((problem) => ({ id: fieldId(problem.name), text: fieldProblemText(t, problem, draft) })),
    ...(paymentProblems[method] ?? []).map(({ field, message }) => ({
      id: paymentFieldIds[field],
      text: t(message),
      focus: () => parts.current[method]?.focus(field),
    })),
  ];
  return isSummarised && listed.length > 0 ? <ProblemSummary problems={listed} ref={summaryBox} /> : null;
}
