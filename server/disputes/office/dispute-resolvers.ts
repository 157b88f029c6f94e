import { KasaError } from '#src/errors.ts';
import { money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OrderAddress } from '../../orders/order-store.ts';
import {
  closedDisputes,
  findDispute,
  listDisputesOfOrder,
  listOpenDisputes,
  type StoredDispute,
} from '../../payments/dispute-store.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { composeEvidence } from '../compose-evidence.ts';
import { requestSubmission, saveEvidenceDraft } from '../submit-evidence.ts';

const MOST_CHARACTERS = 20_000;

export const disputeResolvers: Resolvers = {
  Query: {
    openDisputes: async (_, _arguments, { db, now }) => showAll(db, await listOpenDisputes(db), now()),
    async disputesOfOrder(_, { number }, { db, now }) {
      const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
      return order ? showAll(db, await listDisputesOfOrder(db, order.id), now()) : [];
    },
    async managedDispute(_, { id }, { db, now, publicUrl }) {
      const dispute = await findDispute(db, id);
      const [listed] = dispute ? await showAll(db, [dispute], now()) : [];
      if (!dispute || !listed) return null;
      return {
        listed,
        evidence: dispute.evidence || (await composeEvidence(db, dispute.orderId, publicUrl)).text,
        isDraft: dispute.evidence !== '',
        requestedAt: dispute.requestedAt?.toISOString() ?? null,
        submittedAt: dispute.submittedAt?.toISOString() ?? null,
        failure: dispute.failure,
      };
    },
  },
  Mutation: {
    async saveDisputeEvidence(_, { id, text }, { db, audit }) {
      requireText(text);
      const saved = await inTransaction(db, async (tx) => {
        const written = await saveEvidenceDraft(tx, id, text);
        if (written.ok) await audit(tx, { kind: 'dispute.evidenceSaved', subject: id });
        return written;
      });
      return { refusal: saved.ok ? null : saved.error.kind };
    },
    async submitDisputeEvidence(_, { id, text }, { db, now, audit }) {
      requireText(text);
      const submitted = await inTransaction(db, async (tx) => {
        const requested = await requestSubmission(tx, { id, text, now: now() });
        if (requested.ok) await audit(tx, { kind: 'dispute.evidenceSubmitted', subject: id });
        return requested;
      });
      return { refusal: submitted.ok ? null : submitted.error.kind };
    },
  },
};

const states = { won: 'won', lost: 'lost', warning_closed: 'closed' } as const;

async function showAll(db: Db, disputes: StoredDispute[], now: Date) {
  if (disputes.length === 0) return [];
  const ids = disputes.map(({ orderId }) => orderId);
  const orders = await db.selectFrom('orders').select(['id', 'number', 'address']).where('id', 'in', ids).execute();
  return disputes.map(({ id, orderId, amountMinor, currency, reason, status, openedAt, dueAt, submittedAt }) => {
    const order = orders.find((one) => one.id === orderId);
    const needsResponse = status.endsWith('needs_response') && !submittedAt;
    const state = states[status as keyof typeof states] ?? (needsResponse ? 'needs_response' : 'under_review');
    return {
      ...{ id, reason, state },
      orderNumber: order?.number ?? 0,
      customer: (order?.address as OrderAddress | undefined)?.fullName ?? '',
      amount: money(amountMinor, currency),
      openedAt: openedAt.toISOString(),
      dueAt: closedDisputes.includes(status) ? null : (dueAt?.toISOString() ?? null),
      isOverdue: needsResponse && dueAt !== null && dueAt < now,
    };
  });
}

function requireText(text: string): void {
  if (text.trim() === '' || text.length > MOST_CHARACTERS) {
    throw new KasaError('BAD_REQUEST', `Evidence has one to ${MOST_CHARACTERS} characters.`);
  }
}
