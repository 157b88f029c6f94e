// The people who work here, and what everybody did.
import type { Result } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listAudit, listAudited } from '../audit/list-audit.ts';
import { sumFailedSignIns } from '../failed-sign-ins.ts';
import { listKeyNames } from '../keys/find-key.ts';
import { listInvitations } from '../link-store.ts';
import {
  changeRole,
  inviteStaff,
  type ManageRefusal,
  type Manager,
  mailLink,
  recoverStaff,
  removeStaff,
  withdrawInvitation,
} from '../manage-staff.ts';
import { findStaff, listStaff } from '../staff-store.ts';
import { asId, asLocale, asRole, refusalOf } from './staff-resolvers.ts';

const DAY_MS = 24 * 60 * 60_000;

export const peopleResolvers: Resolvers = {
  Query: {
    async staffMembers(_parent, _arguments, { db }) {
      const [members, keys] = await Promise.all([listStaff(db), listKeyNames(db)]);
      return members.map(({ id, lastSeenAt, ...member }) => ({
        ...member,
        id: String(id),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        keys: keys.get(id) ?? [],
      }));
    },
    staffInvitations: async (_parent, _arguments, { db, now }) =>
      (await listInvitations(db, now())).map(({ id, expiresAt, ...invitation }) => ({
        ...invitation,
        id: String(id),
        expiresAt: expiresAt.toISOString(),
      })),
    async auditLog(_parent, { before, after, staff, kind }, { db, now }) {
      const filter = {
        ...{ before, after },
        staffId: staff ? asId(staff) : undefined,
        kind: kind || undefined,
      };
      const [{ rows, ...page }, people, failedSignIns] = await Promise.all([
        listAudit(db, filter),
        listAudited(db),
        sumFailedSignIns(db, new Date(now().getTime() - DAY_MS)),
      ]);
      return {
        entries: rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() })),
        ...page,
        people: people.map(({ id, name }) => ({ id: String(id), name })),
        failedSignIns,
      };
    },
  },
  Mutation: {
    inviteStaff: (_parent, { email, role, locale }, context) =>
      manage(context, async (tx, manager) => {
        const invitation = { email, role: asRole(role), locale: asLocale(locale) };
        const invited = await inviteStaff(tx, invitation, manager);
        if (invited.ok) await mailLink(tx, invited.value, manager.now);
        return invited;
      }),
    async withdrawInvitation(_parent, { id }, { db, audit }) {
      return (await inTransaction(db, (tx) => withdrawInvitation(tx, asId(id), { audit }))).ok;
    },
    changeStaffRole: (_parent, { id, role }, context) =>
      manage(context, (tx, manager) => changeRole(tx, asId(id), asRole(role), manager)),
    removeStaff: (_parent, { id }, context) => manage(context, (tx, manager) => removeStaff(tx, asId(id), manager)),
    recoverStaff: (_parent, { id }, context) =>
      manage(context, async (tx, manager) => {
        const member = await findStaff(tx, asId(id));
        if (!member) return { ok: false, error: { kind: 'UNKNOWN_STAFF' } };
        const linkId = await recoverStaff(tx, member, manager);
        await mailLink(tx, linkId, manager.now);
        return { ok: true, value: linkId };
      }),
  },
};

async function manage(
  { db, audit, now, staff }: OfficeContext,
  work: (tx: Transaction, manager: Manager) => Promise<Result<unknown, ManageRefusal>>,
) {
  return refusalOf(await inTransaction(db, (tx) => work(tx, { audit, now: now(), staffId: staff?.id ?? null })));
}
