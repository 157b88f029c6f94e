// Filters of the list of orders under a name: the shop's, which everybody sees, and one's own.
import { randomUUID } from 'node:crypto';
import { isUuid } from '#src/is-uuid.ts';
import type { ViewRefusal } from '#src/order-list/office/view-refusals.ts';
import { orderFilters } from '#src/orders/office/order-filters.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { makeOnce } from '../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { auditedFilters } from '../../orders/office/audited-filters.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

export const MAX_VIEW_NAME = 60;
const MOST_VIEWS = 30;

export type SavedView = { id: string; staffId: number; isShared: boolean; name: string; filters: string };

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;
type Changed = Result<null, ViewRefusal>;

const columns = ['id', 'staff_id as staffId', 'is_shared as isShared', 'name', 'filters'] as const;

/** The shop's first, then one's own, each in the order that people gave them. */
export async function listSavedViews(db: Office['db'], staffId: number): Promise<SavedView[]> {
  return db
    .selectFrom('order_views')
    .select(columns)
    .where(({ or, eb }) => or([eb('is_shared', '=', true), eb('staff_id', '=', staffId)]))
    .orderBy('is_shared', 'desc')
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

/** Everybody changes what is their own; the shop's views are changed by the person who made them, or sets the shop up. */
export function mayChangeView({ staffId }: Pick<SavedView, 'staffId'>, staff: OfficeContext['staff']): boolean {
  return staffId === staff?.id || mayAccess(staff, ['settings.write']);
}

type NewView = { name: string; filters: string; isShared: boolean; newId: string | null };

/** `newId`: under which it is made once; sent again with something else it is that. */
export async function saveView(office: Office, { newId, ...view }: NewView): Promise<Changed> {
  const { db, now, staff } = office;
  if (!staff) throw new Error('a view without anybody who is signed in');
  return inTransaction(db, async (tx) => {
    const making = { kind: 'order-view', newId, now: now() };
    const made = await makeOnce(tx, making, () => insertView(tx, office, { ...view, staffId: staff.id }));
    if (made.ok) return ok(null);
    const { error } = made;
    if (error.kind !== 'MadeBefore') return refuse(error);
    const change = { name: view.name, filters: view.filters, is_shared: view.isShared };
    await tx
      .updateTable('order_views')
      .set(change)
      .where('id', '=', error.id)
      .where('staff_id', '=', staff.id)
      .execute();
    return ok(null);
  });
}

async function insertView(
  tx: Transaction,
  { now, audit }: Office,
  { name, filters, isShared, staffId }: Omit<SavedView, 'id'>,
): Promise<Result<{ id: string }, ViewRefusal>> {
  const views = await lockViews(tx, staffId);
  if (views.length >= MOST_VIEWS) return refuse({ kind: 'TooManyViews' });
  const id = randomUUID();
  const position = Math.max(0, ...views.map((view) => view.position)) + 1;
  await tx
    .insertInto('order_views')
    .values({ id, staff_id: staffId, is_shared: isShared, name, filters, position, created_at: now() })
    .execute();
  await audit(tx, { kind: 'order_view.saved', subject: id, after: { ...auditedView(filters), isShared } });
  return ok({ id });
}

type ViewFields = Pick<SavedView, 'name' | 'isShared'>;

/** What was left as it `was` stays as somebody else has changed it since; a name that two have changed is asked about. */
export function changeView(office: Office, { id, was, ...typed }: ViewFields & { id: string; was: ViewFields }) {
  return withOwnView(office, id, async (tx, view) => {
    const name = typed.name === was.name ? view.name : typed.name;
    const isShared = typed.isShared === was.isShared ? view.isShared : typed.isShared;
    if (![was.name, name].includes(view.name)) return refuse({ kind: 'ViewRenamed' });
    await tx.updateTable('order_views').set({ name, is_shared: isShared }).where('id', '=', id).execute();
    const change = { before: { isShared: view.isShared }, after: { isShared, isRenamed: name !== view.name } };
    await office.audit(tx, { kind: 'order_view.changed', subject: id, ...change });
    return ok(null);
  });
}

export function removeView(office: Office, id: string) {
  return withOwnView(office, id, async (tx, { filters, isShared }) => {
    await tx.deleteFrom('order_views').where('id', '=', id).execute();
    await office.audit(tx, { kind: 'order_view.removed', subject: id, before: { ...auditedView(filters), isShared } });
    return ok(null);
  });
}

/** One place towards the beginning, among those of its kind: over the one that stands there. Moved already, it stays. */
export function moveView(office: Office, { id, over }: { id: string; over: string }) {
  return withOwnView(office, id, async (tx, view, views) => {
    const alike = views.filter(({ isShared }) => isShared === view.isShared);
    const index = alike.findIndex((other) => other.id === id);
    const order = alike.map((other) => other.id);
    if (index < 1 || order[index - 1] !== over) return ok(null);
    order.splice(index - 1, 2, id, over);
    for (const [position, each] of order.entries()) {
      await tx.updateTable('order_views').set({ position }).where('id', '=', each).execute();
    }
    await office.audit(tx, { kind: 'order_view.moved', subject: view.id });
    return ok(null);
  });
}

/** The view without its name and what it searches for, which may be a shopper's. */
function auditedView(filters: string): Record<string, unknown> {
  return auditedFilters(orderFilters.read(new URLSearchParams(filters)));
}

type LockedView = SavedView & { position: number };

async function withOwnView(
  { db, staff }: Office,
  id: string,
  change: (tx: Transaction, view: LockedView, views: LockedView[]) => Promise<Changed>,
): Promise<Changed> {
  if (!staff) throw new Error('a view without anybody who is signed in');
  if (!isUuid(id)) return refuse({ kind: 'ViewUnknown' });
  return inTransaction(db, async (tx) => {
    const views = await lockViews(tx, staff.id);
    const view = views.find((each) => each.id === id);
    if (!view) return refuse({ kind: 'ViewUnknown' });
    if (!mayChangeView(view, staff)) return refuse({ kind: 'ViewNotYours' });
    return change(tx, view, views);
  });
}

async function lockViews(tx: Transaction, staffId: number): Promise<LockedView[]> {
  return tx
    .selectFrom('order_views')
    .select([...columns, 'position'])
    .where(({ or, eb }) => or([eb('is_shared', '=', true), eb('staff_id', '=', staffId)]))
    .orderBy('position')
    .orderBy('created_at')
    .forUpdate()
    .execute();
}
