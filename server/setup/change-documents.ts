// What staff changes of the settings: documents that are changed together, and what the audit log says of it.
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#src/result.ts';
import type { SetupRefusalKind } from '#src/setup/setup-refusals.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { changeSettings } from '../shop/change-settings.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
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

type Parts = Record<string, unknown>;

/** What differs, part by part. Pictures are named by their hash: the log is no place for them. */
function differenceOf(before: object, after: object): { before: object; after: object } {
  const [old, current]: [Parts, Parts] = [{ ...before }, { ...after }];
  const names = Object.keys({ ...old, ...current }).filter((name) => !isDeepStrictEqual(old[name], current[name]));
  const pick = (parts: Parts) => Object.fromEntries(names.map((name) => [name, withoutPictures(parts[name])]));
  return { before: pick(old), after: pick(current) };
}

const LONGEST_TEXT = 1_000;

function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `sha256:${hash('sha256', value)}` : value;
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPictures(inner)]));
}
