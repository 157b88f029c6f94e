import { KasaError } from '#src/errors.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findDispute, listDisputesOfOrder } from '../../payments/dispute-store.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { composeEvidence } from '../compose-evidence.ts';
import { requestSubmission, saveEvidenceDraft } from '../submit-evidence.ts';
import { showDisputes, showOpenDisputes } from './show-disputes.ts';

const MOST_CHARACTERS = 20_000;

export const disputeResolvers: Resolvers = {
  Query: {
    openDisputes: (_, _arguments, { db, now }) => showOpenDisputes(db, now()),
    async disputesOfOrder(_, { number }, { db, now, staff }) {
      if (!mayAccess(staff, pageAccess.disputes)) return [];
      const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
      return order ? showDisputes(db, await listDisputesOfOrder(db, order.id), now()) : [];
    },
    async managedDispute(_, { id }, { db, now, publicUrl }) {
      const dispute = await findDispute(db, id);
      const [listed] = dispute ? await showDisputes(db, [dispute], now()) : [];
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

function requireText(text: string): void {
  if (text.trim() === '' || text.length > MOST_CHARACTERS) {
    throw new KasaError('BAD_REQUEST', `Evidence has one to ${MOST_CHARACTERS} characters.`);
  }
}
