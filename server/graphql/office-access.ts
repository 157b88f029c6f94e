// Whether somebody may run an operation of the office: the one place that decides it.
import { KasaError } from '#src/errors.ts';
import { mayAccess, type OperationAccess } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { access } from './office-access.generated.ts';

/** Throws `SIGNED_OUT`, `FORBIDDEN`, which is written into the audit log, or `STEP_UP_NEEDED`. */
export async function requireAccess(name: string, context: OfficeContext): Promise<void> {
  const declared: OperationAccess | undefined = (access as Record<string, OperationAccess>)[name];
  if (!declared) throw new Error(`operation ${name} does not say who it is for`);
  if (!mayAccess(context.staff, declared.access)) {
    if (!context.staff) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
    await context.noteRefusal(name);
    throw new KasaError('FORBIDDEN', `The role ${context.staff.role} does not include ${name}.`);
  }
  if (declared.needsStepUp) context.requireStepUp();
}
