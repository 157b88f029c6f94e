// What only the server knew of single fields, in the address: `city.TOO_LONG`, and so on. The rest follows from the draft.
import type { FieldProblemKind } from '../../operations.generated.ts';
import { checkoutFields, type FieldProblem } from '../checkout-fields.ts';
import { problemMessages } from '../field-problem-messages.ts';

export function writeFieldProblems(
  fields: readonly { name: string; problem: FieldProblemKind }[],
): Record<string, string> {
  return fields.length === 0 ? {} : { fields: fields.map(({ name, problem }) => `${name}.${problem}`).join(' ') };
}

export function readFieldProblems(search: URLSearchParams): FieldProblem[] {
  return (search.get('fields') ?? '').split(' ').flatMap((part) => {
    const [name, problem = ''] = part.split('.');
    const field = checkoutFields.find((known) => known === name);
    return field && Object.hasOwn(problemMessages, problem)
      ? [{ name: field, problem: problem as FieldProblemKind }]
      : [];
  });
}
