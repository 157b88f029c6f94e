// The addresses of an account, as they were typed: what is not complete yet is kept, too, and fills no checkout.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FieldProblem } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { AccountRefusal } from '#src/shopper-accounts/account-refusals.ts';
import {
  isSavedAddressField,
  MOST_ADDRESSES,
  savedAddressFields,
  type TypedAddress,
} from '#src/shopper-accounts/saved-address.ts';
import { readContact } from '../checkout/read-contact.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type SavedAddress = { id: string; typed: TypedAddress; problems: FieldProblem[] };

const emptyAddress = pick(emptyDraft);

/** The one that fills the checkout stands first. */
export async function listSavedAddresses(db: Db, accountId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('shopper_addresses')
    .select(['id', 'typed'])
    .where('account_id', '=', accountId)
    .orderBy('first_since', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const typed = { ...emptyAddress, ...(row.typed as Partial<TypedAddress>) };
    return { id: row.id, typed, problems: judge(typed).problems };
  });
}

/** `id`: null adds one. The answer says which it is, and whether something is still to be corrected. */
export async function saveAddress(
  tx: Transaction,
  { accountId, id, given }: { accountId: string; id: string | null; given: TypedAddress },
  now: Date,
): Promise<Result<{ id: string; isComplete: boolean }, AccountRefusal>> {
  // The account is locked: two tabs that add at the same time are counted one after the other.
  await tx.selectFrom('shopper_accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const known = await listSavedAddresses(tx, accountId);
  const { typed, problems } = judge(given);
  const saved = { typed: JSON.stringify(typed) };
  const isComplete = problems.length === 0;
  if (id !== null) {
    if (!known.some((address) => address.id === id)) return refuse({ kind: 'ADDRESS_GONE' });
    await tx.updateTable('shopper_addresses').set(saved).where('id', '=', id).execute();
    return ok({ id, isComplete });
  }
  if (known.length >= MOST_ADDRESSES) return refuse({ kind: 'ADDRESSES_FULL' });
  const added = { id: randomUUID(), account_id: accountId, ...saved };
  // The first one is in use at once; those after it wait to be chosen.
  const firstSince = known.length === 0 ? now : new Date(0);
  await tx
    .insertInto('shopper_addresses')
    .values({ ...added, first_since: firstSince })
    .execute();
  return ok({ id: added.id, isComplete });
}

export async function putAddressFirst(tx: Transaction, accountId: string, id: string, now: Date): Promise<void> {
  if (!isUuid(id)) return;
  const newest = sql`(select max(first_since) from shopper_addresses where account_id = ${accountId})`;
  await tx
    .updateTable('shopper_addresses')
    // The moment is after that of the one that is first now, whatever the clock says.
    .set({ first_since: sql`greatest(${now}, ${newest} + interval '1 millisecond')` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAddress(tx: Transaction, accountId: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await tx.deleteFrom('shopper_addresses').where('account_id', '=', accountId).where('id', '=', id).execute();
}

function judge(given: TypedAddress): { typed: TypedAddress; problems: FieldProblem[] } {
  const { draft, problems } = readContact({ ...emptyDraft, ...given }, { handover: 'door' });
  return { typed: pick(draft), problems: problems.filter(({ name }) => isSavedAddressField(name)) };
}

function pick(draft: TypedAddress): TypedAddress {
  return Object.fromEntries(savedAddressFields.map((name) => [name, draft[name]])) as TypedAddress;
}
