// Which fields have something said about them: those that were left with a mistake in them, and after an attempt to
// order all that are wrong or missing. A problem goes as soon as it is mended.
import { useState } from 'react';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { type CheckoutField, checkCheckoutFields, checkoutFields, type FieldProblem } from './checkout-fields.ts';

type Refused = FieldProblem & { value: string | boolean };

/** `refusedBefore`: what the server said of a form that was posted without scripts; null when none was. */
export function useFieldProblems(
  draft: CheckoutDraftInput,
  isPickedUp: boolean,
  refusedBefore: readonly FieldProblem[] | null,
) {
  const [visited, setVisited] = useState<ReadonlySet<CheckoutField>>(new Set());
  const [isEverythingChecked, setIsEverythingChecked] = useState(refusedBefore !== null);
  const [refused, setRefused] = useState<Refused[]>(() =>
    (refusedBefore ?? []).map((problem) => ({ ...problem, value: draft[problem.name] })),
  );

  // Whoever leaves a field empty may come back to it; only ordering makes it a mistake.
  const isSaid = ({ name }: FieldProblem) => isEverythingChecked || (visited.has(name) && draft[name] !== '');
  const found = checkCheckoutFields(draft, isPickedUp).filter(isSaid);
  // What only the server knew is said until the field is changed.
  const fromServer: FieldProblem[] = refused.filter(
    ({ name, value }) => draft[name] === value && !found.some((problem) => problem.name === name),
  );

  return {
    problems: [...found, ...fromServer],
    visit(name: CheckoutField) {
      setVisited((known) => (known.has(name) ? known : new Set([...known, name])));
    },
    /** Before an order: everything counts. Answers with what stands in its way. */
    checkAll(current: CheckoutDraftInput): FieldProblem[] {
      setIsEverythingChecked(true);
      setRefused([]);
      return checkCheckoutFields(current, isPickedUp);
    },
    /** The server's judgement of what was sent. */
    refuse(problems: readonly { name: string; problem: FieldProblem['problem'] }[], sent: CheckoutDraftInput): void {
      setRefused(
        problems.flatMap(({ name, problem }) => {
          const field = checkoutFields.find((candidate) => candidate === name);
          return field ? [{ name: field, problem, value: sent[field] }] : [];
        }),
      );
    },
  };
}
