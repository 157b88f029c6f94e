import type { EvidenceRefusal } from '#src/disputes/office/evidence-refusals.ts';
import { KasaError } from '#src/errors.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findAuditedWriter } from '../../history/writer-names.ts';
import { findDispute, listDisputesOfOrder } from '../../payments/dispute-store.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
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
        id,
        version: dispute.evidenceVersion,
        requestedAt: dispute.requestedAt?.toISOString() ?? null,
        submittedAt: dispute.submittedAt?.toISOString() ?? null,
        failure: dispute.failure,
      };
    },
  },
  Mutation: {
    async saveDisputeEvidence(_, { id, version, text }, context) {
      requireText(text);
      const saved = await inTransaction(context.db, async (tx) => {
        const written = await saveEvidenceDraft(tx, { id, version, text });
        if (written.ok)
          await context.audit(tx, { kind: 'dispute.evidenceSaved', subject: id, after: { version: written.value } });
        return written;
      });
      return saved.ok ? { refusal: null, version: saved.value } : refused(context, id, saved.error);
    },
    async submitDisputeEvidence(_, { id, version, text }, context) {
      requireText(text);
      const submitted = await inTransaction(context.db, async (tx) => {
        const requested = await requestSubmission(tx, { id, version, text, now: context.now() });
        if (requested.ok)
          await context.audit(tx, { kind: 'dispute.evidenceSubmitted', subject: id, after: { version: version + 1 } });
        return requested;
      });
      return submitted.ok ? { refusal: null } : refused(context, id, submitted.error);
    },
  },
};

async function refused(context: OfficeContext, id: string, { kind: refusal }: EvidenceRefusal) {
  const kinds = ['dispute.evidenceSaved', 'dispute.evidenceSubmitted'] as const;
  const by = refusal === 'EvidenceChanged' ? await findAuditedWriter(context, { kinds, subject: id }) : null;
  return { refusal, by };
}

function requireText(text: string): void {
  if (text.trim() === '' || text.length > MOST_CHARACTERS) {
    throw new KasaError('BAD_REQUEST', `Evidence has one to ${MOST_CHARACTERS} characters.`);
  }
}
