// What staff changes of the settings: documents that are changed together, and what the audit log says of it.
import { ok, type Result, refuse } from '#src/result.ts';
import type { SetupRefusalKind } from '#src/setup/setup-refusals.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { changeSettings } from '../shop/change-settings.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { differenceOf } from '../shop/settings/settings-difference.ts';
import { listSettings, lockSettings } from '../shop/settings-store.ts';

/**
 * `field`: of the document, where the fault is; `says`: in English, as the commands say it; `others`: what else is wrong, so
 * that all of a form is told at once.
 */
export type SetupRefusal = { kind: SetupRefusalKind; field?: string; says?: string; others?: readonly FieldFault[] };

export type FieldFault = { kind: SetupRefusalKind; field: string };

/** Null where nothing is wrong. */
export function refuseFields([first, ...others]: readonly FieldFault[]): Result<never, SetupRefusal> | null {
  return first ? refuse({ ...first, others }) : null;
}

/** Makes of what is in force what is to be, which is checked like what a command brings. */
export type DocumentChanges = {
  [Document in SettingsDocument]?: (inForce: SettingsOf<Document>) => object;
};

export type Changer = Pick<OfficeContext, 'staff' | 'audit' | 'now'>;

export async function changeDocuments(
  tx: Transaction,
  { staff, audit, now }: Changer,
  changes: DocumentChanges,
): Promise<Result<null, SetupRefusal>> {
  // Two people who change different parts of a document at once both find theirs in it.
  await lockSettings(tx);
  const inForce = withNeutralSettings(await listSettings(tx));
  const changed: { document: string; before: object; after: object }[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const document = name as SettingsDocument;
    const before = inForce[document];
    const data = (change as (before: unknown) => object)(before);
    const stored = await changeSettings(tx, { document, data, changedBy: staff?.email ?? 'office', now: now() });
    if (!stored.ok) {
      const [fault, ...others] = stored.error.faults.map(({ path, message }) => ({
        ...{ kind: 'InvalidSettings' as const, field: `${document}.${path}`, says: message },
      }));
      return refuse({ ...(fault ?? { kind: 'InvalidSettings' }), others });
    }
    if (stored.value.isNew) changed.push({ document, before, after: data });
  }
  for (const { document, before, after } of changed) {
    await audit(tx, { kind: 'settings.changed', subject: document, ...differenceOf(before, after) });
  }
  return ok(null);
}
