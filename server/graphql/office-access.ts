// Whether somebody may run an operation of the office: the one place that decides it.
import { isForKeys } from '#src/api-keys/key-rules.ts';
import { KasaError } from '#src/errors.ts';
import type { OperationAccess } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { requireRole } from '../staff/require-role.ts';
import { access } from './office-access.generated.ts';

/** Throws `SIGNED_OUT`, `OTHER_PERSON`, `FORBIDDEN`, which is written into the audit log, or `STEP_UP_NEEDED`. */
export async function requireAccess(name: string, context: OfficeContext): Promise<void> {
  const declared: OperationAccess | undefined = (access as Record<string, OperationAccess>)[name];
  if (!declared) throw new Error(`operation ${name} does not say who it is for`);
  await requireRole(context, { access: declared.access, attempt: name, what: name });
  if (context.staff?.isKey && !isForKeys(declared)) {
    await context.noteRefusal(name);
    throw new KasaError('FORBIDDEN', `${name} is for people only: no key calls it.`);
  }
  if (declared.needsStepUp) context.requireStepUp();
}
