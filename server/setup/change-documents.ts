// What staff changes of the settings: documents that are changed together, and what the audit log says of it.
import { ok, type Result, refuse } from '#src/result.ts';
import type { SetupRefusalKind } from '#src/setup/setup-refusals.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import { mergeFields } from '#src/ui/record-editor/merge-fields.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { changeSettings } from '../shop/change-settings.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { differenceOf } from '../shop/settings/settings-difference.ts';
import { findSettings, listSettings, lockSettings } from '../shop/settings-store.ts';
import { type DocumentVersion, type FormVersions, settingsAsRead, versionIn } from './read-documents.ts';

/**
 * `field`: of the document, where the fault is; `says`: in English, as the commands say it; `others`: what else is wrong, so
 * that all of a form is told at once; `since`: who has saved something else meanwhile, and the version that says so.
 */
export type SetupRefusal = {
  kind: SetupRefusalKind;
  field?: string;
  says?: string;
  others?: readonly FieldFault[];
  since?: DocumentVersion & { by: string };
};

export type FieldFault = { kind: SetupRefusalKind; field: string };

/** Null where nothing is wrong. */
export function refuseFields([first, ...others]: readonly FieldFault[]): Result<never, SetupRefusal> | null {
  return first ? refuse({ ...first, others }) : null;
}

/** Makes of what is in force what is to be, which is checked like what a command brings. */
export type DocumentChanges = {
  [Document in SettingsDocument]?: (inForce: SettingsOf<Document>) => object;
};

/** `versions`: what the form has read; a program that has read nothing changes what is in force. */
export type Changer = Pick<OfficeContext, 'staff' | 'audit' | 'now'> & { versions?: FormVersions | undefined };

export async function changeDocuments(
  tx: Transaction,
  { staff, audit, now, versions }: Changer,
  changes: DocumentChanges,
): Promise<Result<null, SetupRefusal>> {
  // Two people who change different parts of a document at once both find theirs in it.
  await lockSettings(tx);
  const inForce = withNeutralSettings(await listSettings(tx));
  const changed: { document: string; before: object; after: object }[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const document = name as SettingsDocument;
    const before = inForce[document];
    const merged = await mergeChange(tx, { document, versions, inForce: before }, change as (before: object) => object);
    if (!merged.ok) return merged;
    const data = merged.value;
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

type Merge = { document: SettingsDocument; versions: FormVersions | undefined; inForce: object };

/** What the form makes of the document that it has read, over what others have made of it since. */
async function mergeChange(
  tx: Transaction,
  { document, versions, inForce }: Merge,
  change: (before: object) => object,
): Promise<Result<object, SetupRefusal>> {
  const current = await findSettings(tx, document);
  if (!versions || !current || current.version === versionIn(versions.read, document)) return ok(change(inForce));
  const { [document]: base } = await settingsAsRead(tx, versions, [document]);
  const { form, collisions } = mergeFields<object>({ base, mine: change(base), theirs: inForce });
  if (collisions.length === 0 || current.version === versionIn(versions.told, document)) return ok(form);
  const [fault, ...others] = collisions.flatMap(({ at, names }) =>
    names.map((name) => ({ kind: 'ChangedMeanwhile' as const, field: [document, ...at, name].join('.') })),
  );
  const since = { document, version: current.version, by: current.changedBy };
  return refuse({ ...(fault ?? { kind: 'ChangedMeanwhile' }), others, since });
}
