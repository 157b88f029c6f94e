// Which fields have something said about them: those that were left with a mistake in them, and after an attempt to
// order all that are wrong or missing. A problem goes as soon as it is mended.
import { useState } from 'react';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { type CheckoutField, checkCheckoutFields, checkoutFields, type FieldProblem } from './checkout-fields.ts';

type Refused = FieldProblem & { value: string | boolean };

export function useFieldProblems(draft: CheckoutDraftInput) {
  const [visited, setVisited] = useState<ReadonlySet<CheckoutField>>(new Set());
  const [refused, setRefused] = useState<Refused[]>([]);

  const found = checkCheckoutFields(draft).filter(({ name, problem }) => visited.has(name) && isWorthSaying(problem));
  // What only the server knew is said until the field is changed.
  const fromServer = refused.filter(
    ({ name, value }) => draft[name] === value && !found.some((problem) => problem.name === name),
  );

  function isWorthSaying(problem: FieldProblem['problem']): boolean {
    // Whoever leaves a field empty may come back to it; only ordering makes it a mistake.
    return isComplete || (problem !== 'MISSING' && problem !== 'SHIPPING_METHOD');
  }
  const isComplete = visited.size === checkoutFields.length;

  return {
    problems: [...found, ...fromServer] as FieldProblem[],
    visit(name: CheckoutField) {
      if (!visited.has(name)) setVisited(new Set([...visited, name]));
    },
    /** Before an order: everything counts. Answers with what stands in its way. */
    checkAll(current: CheckoutDraftInput): FieldProblem[] {
      setVisited(new Set(checkoutFields));
      setRefused([]);
      return checkCheckoutFields(current);
    },
    refuse(problems: readonly { name: string; problem: FieldProblem['problem'] }[], current: CheckoutDraftInput) {
      const known = problems.flatMap(({ name, problem }) => {
        const field = checkoutFields.find((candidate) => candidate === name);
        return field ? [{ name: field, problem, value: current[field] }] : [];
      });
      setRefused(known);
      return known as FieldProblem[];
    },
  };
}
