// Whether somebody may run an operation of the office: the one place that decides it.
import { mayKeyRun } from '#src/api-keys/key-rules.ts';
import { KasaError } from '#src/errors.ts';
import { operations } from '#src/office-operations.generated.ts';
import type { OperationAccess } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { requireRole } from '../staff/require-role.ts';
import { access } from './office-access.generated.ts';

/** Throws `SIGNED_OUT`, `OTHER_PERSON`, `FORBIDDEN`, which is written into the audit log, or `STEP_UP_NEEDED`. */
export async function requireAccess(name: string, context: OfficeContext): Promise<void> {
  const declared: OperationAccess | undefined = (access as Record<string, OperationAccess>)[name];
  if (!declared) throw new Error(`operation ${name} does not say who it is for`);
  await requireRole(context, { access: declared.access, attempt: name, what: name });
  const { staff } = context;
  if (staff?.isKey && !mayKeyRun(staff, { ...declared, kind: kindOf(name) })) {
    await context.noteRefusal(name);
    throw new KasaError(
      'FORBIDDEN',
      `${name} is not for this key: it is for people only, or changes what the key may see.`,
    );
  }
  if (declared.needsStepUp) context.requireStepUp();
}

function kindOf(name: string): 'query' | 'mutation' {
  return (operations as Record<string, { kind: 'query' | 'mutation' }>)[name]?.kind ?? 'mutation';
}
