// Makes a discount code, or gives a known one other terms. Orders that were placed with it keep what it took off then.
import { sql } from 'kysely';
import { currencyEntries } from '#src/currencies.ts';
import {
  type AmountsByCurrency,
  type DiscountReward,
  type DiscountScope,
  type DiscountTerms,
  isCode,
} from '#src/discounts/discount-code.ts';
import type { DiscountCodeRefusal } from '#src/discounts/office/discount-code-refusals.ts';
import { stepOf } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { makeOnce } from '../database/make-once.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { AuditEntry } from '../schema/request-context.ts';
import { findDiscountCode, lockDiscountCode } from './discount-code-store.ts';
import { findListedDiscountCode } from './list-discount-codes.ts';

export type DiscountServices = {
  db: Db;
  now: () => Date;
  audit(tx: Transaction, entry: AuditEntry): Promise<void>;
};

export type DiscountCodeContent = Omit<DiscountTerms, 'stoppedAt'> & {
  /** Normalised. */
  code: string;
  scope: DiscountScope;
  /** The collections or products that it is for. */
  handles: readonly string[];
};

export type SaveDiscountRefusal = Exclude<
  DiscountCodeRefusal,
  { kind: 'PeriodInvalid' | 'BeginAtClockChange' | 'EndAtClockChange' | 'CodeUnknown' }
>;

/** Why a code is refused whoever brings it: a file may bring those that are over. */
export type DiscountTermsRefusal = Exclude<SaveDiscountRefusal, { kind: 'EndPast' }>;

/** Ten million: sums of an order stay safe integers. */
const MAX_AMOUNT_MINOR = 1_000_000_000;
const MAX_LIMIT = 1_000_000_000;

/**
 * `version`: the one that was read; null creates a new code, once under its `newId`; undefined takes it as it is.
 */
export async function saveDiscountCode(
  services: DiscountServices,
  content: DiscountCodeContent,
  version?: number | null,
  newId?: string | null,
): Promise<Result<{ id: string; version: number }, SaveDiscountRefusal>> {
  const making = { kind: 'discount', newId: version === null ? newId : null, now: services.now() };
  return inTransaction(services.db, (tx) =>
    makeOnce(tx, making, async (): Promise<Result<{ id: string; version: number }, SaveDiscountRefusal>> => {
      const isOver = await endsInThePast(tx, content, { version, now: services.now() });
      return isOver ? refuse({ kind: 'EndPast' }) : saveDiscountCodeIn(tx, services, content, version);
    }),
  );
}

/**
 * Whether somebody lets it end before now. One that has ended keeps its end when something else of it is changed; and of one
 * that was changed since it was read that is said, for whoever saves it may know another end.
 */
async function endsInThePast(
  tx: Transaction,
  { code, endsAt }: DiscountCodeContent,
  { version, now }: Pick<Saving, 'version' | 'now'>,
): Promise<boolean> {
  if (endsAt === null || endsAt > now) return false;
  const stored = await findDiscountCode(tx, code);
  const isOutdated = stored !== null && typeof version === 'number' && version !== stored.version;
  return !isOutdated && stored?.endsAt?.getTime() !== endsAt.getTime();
}

/** Saves the code as a part of something else that is written, and rolled back with it. */
export async function saveDiscountCodeIn(
  tx: Transaction,
  { now, audit }: Omit<DiscountServices, 'db'>,
  content: DiscountCodeContent,
  version: number | null | undefined,
): Promise<Result<{ id: string; version: number }, DiscountTermsRefusal>> {
  const fault = findDiscountFault(content);
  if (fault) return refuse(fault);
  const scoped = await findHandles(tx, content);
  if (!scoped.ok) return scoped;
  // When two that differ in accents alone are made at the same moment, the second one finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('discount code ' || kasa_unaccent(${content.code}), 0))`.execute(
    tx,
  );
  const existing = await findDiscountCode(tx, content.code);
  if (existing && existing.code !== content.code) return refuse({ kind: 'CodeTaken' });
  if (existing) await lockDiscountCode(tx, existing.id);
  const before = existing && (await termsOf(tx, existing.id, now()));
  const saved = existing
    ? await update(tx, { id: existing.id, content, version, now: now() })
    : await insert(tx, { content, version, now: now() });
  if (!saved) return refuse({ kind: version === null ? 'CodeTaken' : 'CodeChanged' });
  await saveScope(tx, saved.id, content.scope, scoped.value);
  await audit(tx, {
    kind: existing ? 'discount.changed' : 'discount.created',
    subject: content.code,
    ...(before && { before }),
    after: await termsOf(tx, saved.id, now()),
  });
  return ok(saved);
}

/** What is wrong with it by itself, whatever the shop has. */
export function findDiscountFault(content: DiscountCodeContent): DiscountTermsRefusal | null {
  const { code, reward, minimums, startsAt, endsAt, maxUses, maxUsesPerEmail, scope, handles } = content;
  if (!isCode(code)) return { kind: 'CodeInvalid' };
  if (!isReward(reward)) return { kind: 'RewardMissing' };
  if (!areAmounts(minimums)) return { kind: 'LimitInvalid' };
  if (![maxUses, maxUsesPerEmail].every((limit) => limit === null || isWithin(limit, MAX_LIMIT))) {
    return { kind: 'LimitInvalid' };
  }
  if (startsAt && endsAt && endsAt <= startsAt) return { kind: 'PeriodEmpty' };
  return scope !== 'everything' && handles.length === 0 ? { kind: 'ScopeEmpty' } : null;
}

function isReward(reward: DiscountReward): boolean {
  if (reward.kind === 'percentage') return isWithin(reward.basisPoints, 10_000);
  if (reward.kind === 'free_delivery') return true;
  return Object.keys(reward.amounts).length > 0 && areAmounts(reward.amounts);
}

/** What can be paid: a forint has no hundredths. */
function areAmounts(amounts: AmountsByCurrency): boolean {
  return currencyEntries(amounts).every(
    ([currency, minor]) => isWithin(minor, MAX_AMOUNT_MINOR) && minor % stepOf(currency) === 0,
  );
}

function isWithin(count: number, max: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= max;
}

async function findHandles(
  tx: Transaction,
  { scope, handles }: DiscountCodeContent,
): Promise<Result<string[], DiscountTermsRefusal>> {
  if (scope === 'everything') return ok([]);
  const rows = await tx
    .selectFrom(scope)
    .select(['id', 'handle'])
    .where('handle', 'in', [...handles])
    .execute();
  const unknown = handles.filter((handle) => !rows.some((row) => row.handle === handle));
  return unknown.length > 0 ? refuse({ kind: 'HandlesUnknown', handles: unknown }) : ok(rows.map(({ id }) => id));
}

/** The terms as the audit log keeps them. */
async function termsOf(tx: Transaction, id: string, now: Date) {
  const listed = await findListedDiscountCode(tx, id, now);
  if (!listed) return undefined;
  const { reward, minimums, scope, handles, startsAt, endsAt, maxUses, maxUsesPerEmail } = listed;
  return { reward, minimums, scope, handles, startsAt, endsAt, maxUses, maxUsesPerEmail };
}

type Saving = { content: DiscountCodeContent; version: number | null | undefined; now: Date };

function columnsOf({ code, reward, minimums, scope, ...terms }: DiscountCodeContent, now: Date) {
  return {
    code,
    kind: reward.kind,
    basis_points: reward.kind === 'percentage' ? reward.basisPoints : null,
    amounts: JSON.stringify(reward.kind === 'amount' ? reward.amounts : {}),
    minimums: JSON.stringify(minimums),
    scope,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    max_uses: terms.maxUses,
    max_uses_per_shopper: terms.maxUsesPerEmail,
    updated_at: now,
  };
}

async function insert(
  tx: Transaction,
  { content, version, now }: Saving,
): Promise<{ id: string; version: number } | undefined> {
  if (typeof version === 'number') return undefined;
  return tx
    .insertInto('discount_codes')
    .values({ ...columnsOf(content, now), created_at: now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
}

/** Undefined when it is not as it was read. */
async function update(
  tx: Transaction,
  { id, content, version, now }: Saving & { id: string },
): Promise<{ id: string; version: number } | undefined> {
  if (version === null) return undefined;
  return tx
    .updateTable('discount_codes')
    .set({ ...columnsOf(content, now), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(['id', 'version'])
    .executeTakeFirst();
}

/** What it is for already stays, so that a history of the changes says what was added and what was taken away. */
async function saveScope(tx: Transaction, codeId: string, scope: DiscountScope, ids: string[]): Promise<void> {
  const collections = scope === 'collections' ? ids : [];
  const products = scope === 'products' ? ids : [];
  await sql`
    delete from discount_code_collections where code_id = ${codeId} and collection_id <> all(${collections}::uuid[])`.execute(
    tx,
  );
  await sql`delete from discount_code_products where code_id = ${codeId} and product_id <> all(${products}::uuid[])`.execute(
    tx,
  );
  await sql`
    insert into discount_code_collections (code_id, collection_id)
    select ${codeId}, id from unnest(${collections}::uuid[]) as id on conflict do nothing`.execute(tx);
  await sql`
    insert into discount_code_products (code_id, product_id)
    select ${codeId}, id from unnest(${products}::uuid[]) as id on conflict do nothing`.execute(tx);
}
