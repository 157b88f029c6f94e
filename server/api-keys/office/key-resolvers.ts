import type { KeyRefusal } from '#src/api-keys/key-refusals.ts';
import { readPeriodBound } from '#src/dates/period-bound.ts';
import type { Result } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { Manager } from '../../staff/manage-staff.ts';
import { asId } from '../../staff/office/staff-resolvers.ts';
import { listKeys } from '../key-store.ts';
import { addKey, revokeKey } from '../manage-keys.ts';

export const keyResolvers: Resolvers = {
  Query: {
    async apiKeys(_parent, _arguments, { db, now }) {
      const at = now();
      return (await listKeys(db)).map(({ id, createdAt, expiresAt, lastUsedAt, ...key }) => ({
        ...key,
        id: String(id),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        isOver: expiresAt !== null && expiresAt.getTime() <= at.getTime(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },
  },
  Mutation: {
    async addApiKey(_parent, { name, permissions, lastDay }, context) {
      const expiresAt = lastDay ? readPeriodBound(lastDay, 'until', context.timeZone) : null;
      if (lastDay && !expiresAt) return { refusal: 'END_INVALID', token: null };
      const added = await manage(context, (tx, manager) => addKey(tx, { name, permissions, expiresAt }, manager));
      return added.ok ? { refusal: null, token: added.value } : { refusal: added.error.kind, token: null };
    },
    async revokeApiKey(_parent, { id }, context) {
      const revoked = await manage(context, (tx, manager) => revokeKey(tx, asId(id), manager));
      return { refusal: revoked.ok ? null : revoked.error.kind, token: null };
    },
  },
};

function manage(
  { db, audit, now, staff }: OfficeContext,
  work: (tx: Transaction, manager: Manager) => Promise<Result<string, KeyRefusal>>,
): Promise<Result<string, KeyRefusal>> {
  return inTransaction(db, (tx) => work(tx, { audit, now: now(), staffId: staff?.id ?? null }));
}
