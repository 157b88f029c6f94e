// One redirect as it is typed: a new one, or one that is known, at the version that was read.
import { sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';
import type { RedirectRefusal } from '#src/redirects/redirect-refusals.ts';
import { MAX_ADDRESS_LENGTH } from '#src/redirects/redirect-states.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { makeOnce } from '../database/make-once.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { judgeRedirects } from './judge-redirects.ts';
import { isTarget, normaliseAddress, withoutOrigin } from './redirect-addresses.ts';
import { listRedirects, lockRedirects, type Redirect, saveRedirects } from './redirect-store.ts';
import type { RedirectServices } from './set-redirects.ts';

/** `id`: null for a new one, which is made once under its `newId`. */
export type TypedRedirect = {
  id: string | null;
  version: number | null;
  from: string;
  to: string;
  newId?: string | null;
};

export type SavedRedirect = Redirect & { id: string; version: number };

/** The target that is kept may be another one than was typed: the end of the way that it began. */
export async function saveRedirect(
  services: RedirectServices,
  { from, to, newId, ...known }: TypedRedirect,
): Promise<Result<SavedRedirect, RedirectRefusal>> {
  const path = from.length > MAX_ADDRESS_LENGTH ? null : normaliseAddress(from);
  const target = withoutOrigin(to.trim(), services.publicUrl);
  if (path === null || path === '/') return refuse({ kind: 'PathInvalid' });
  if (!isTarget(target) || to.length > MAX_ADDRESS_LENGTH) return refuse({ kind: 'TargetInvalid' });
  const making = { kind: 'redirect', newId: known.id === null ? newId : null, now: services.now() };
  return inTransaction(services.db, (tx) =>
    makeOnce(tx, making, () => saveChecked(tx, services, { ...known, path, target })),
  );
}

async function saveChecked(
  tx: Transaction,
  { now, audit }: RedirectServices,
  { id, version, path, target }: Redirect & Pick<TypedRedirect, 'id' | 'version'>,
): Promise<Result<SavedRedirect, RedirectRefusal>> {
  await lockRedirects(tx);
  const before = id === null ? null : await findById(tx, id);
  if (id !== null && !before) return refuse({ kind: 'RedirectUnknown' });
  if (before && before.version !== version) return refuse({ kind: 'RedirectChanged' });
  const all = new Map((await listRedirects(tx)).map((each) => [each.path, each.target]));
  if (before?.path !== path && all.has(path)) return refuse({ kind: 'PathTaken' });
  if (before) all.delete(before.path);
  all.set(path, target);
  const { circles, isTooMany, shortened } = await judgeRedirects(tx, all);
  if (circles.has(path)) return refuse({ kind: 'Circle' });
  if (isTooMany) return refuse({ kind: 'TooMany' });
  const end = shortened.find((each) => each.path === path)?.target ?? target;
  const saved = await store(tx, { id, path, target: end }, now());
  const others = shortened.filter((each) => each.path !== path);
  if (others.length > 0) await saveRedirects(tx, others, now());
  await audit(tx, {
    kind: before ? 'redirect.changed' : 'redirect.added',
    subject: path,
    ...(before && { before: { path: before.path, target: before.target } }),
    after: { path, target: end },
  });
  return ok({ ...saved, path, target: end });
}

/** Lets an address lead on, wherever it led before. */
export async function addRedirect(
  services: RedirectServices,
  { from, to }: { from: string; to: string },
): Promise<Result<SavedRedirect, RedirectRefusal>> {
  const known = await services.db
    .selectFrom('redirects')
    .select(['id', 'version'])
    .where('path', '=', normaliseAddress(from) ?? '')
    .executeTakeFirst();
  return saveRedirect(services, { id: known?.id ?? null, version: known?.version ?? null, from, to });
}

async function findById(tx: Transaction, id: string) {
  if (!isUuid(id)) return undefined;
  return tx.selectFrom('redirects').select(['path', 'target', 'version']).where('id', '=', id).executeTakeFirst();
}

function store(tx: Transaction, { id, path, target }: Redirect & { id: string | null }, now: Date) {
  if (id === null) {
    return tx
      .insertInto('redirects')
      .values({ path, target, created_at: now })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
  }
  return tx
    .updateTable('redirects')
    .set({ path, target, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}
