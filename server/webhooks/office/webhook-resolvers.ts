import type { Result } from '#src/result.ts';
import type { WebhookRefusal } from '#src/webhooks/webhook-refusals.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { asId } from '../../staff/office/staff-resolvers.ts';
import { listDeliveries, sendAgain, sendTest } from '../deliveries.ts';
import {
  addReceiver,
  changeReceiver,
  type ReceiverManager,
  removeReceiver,
  renewReceiverSecret,
} from '../manage-receivers.ts';
import { type ListedReceiver, listReceivers, listStoredReceivers } from '../office-receivers.ts';

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: async (_parent, _arguments, { db }) => (await listReceivers(db)).map(showReceiver),
    async webhook(_parent, { name }, { db }) {
      const [found] = await listReceivers(db, name);
      return found ? showReceiver(found) : null;
    },
    async webhookDeliveries(_parent, { name, before, after }, { db }) {
      const { rows, ...ends } = await listDeliveries(db, name, { before, after });
      return {
        deliveries: rows.map(({ id, createdAt, deliveredAt, nextAttemptAt, ...delivery }) => ({
          ...delivery,
          id: String(id),
          createdAt: createdAt.toISOString(),
          deliveredAt: deliveredAt?.toISOString() ?? null,
          nextAttemptAt: nextAttemptAt.toISOString(),
        })),
        ...ends,
      };
    },
  },
  Mutation: {
    saveWebhook: (_parent, { name, version, content }, context) =>
      answer(context, name, (tx, manager) =>
        version == null
          ? addReceiver(tx, name, content, manager)
          : changeReceiver(tx, name, { ...content, version }, manager),
      ),
    renewWebhookSecret: (_parent, { name }, context) =>
      answer(context, name, (tx, manager) => renewReceiverSecret(tx, name, manager)),
    removeWebhook: (_parent, { name }, context) =>
      answer(context, name, (tx, manager) => removeReceiver(tx, name, manager)),
    testWebhook: (_parent, { name }, context) => answer(context, name, (tx, manager) => sendTest(tx, name, manager)),
    sendWebhookAgain: (_parent, { id }, context) =>
      answer(context, null, async (tx, manager) => {
        const sent = await sendAgain(tx, asId(id), manager);
        return sent.ok ? { ok: true, value: null } : sent;
      }),
  },
};

/** What `work` answers with is the receiver's new secret. */
async function answer(
  { db, now, audit, connections }: OfficeContext,
  name: string | null,
  work: (tx: Transaction, manager: ReceiverManager) => Promise<Result<string | null, WebhookRefusal>>,
) {
  const manager = { audit, now: now(), secrets: connections.receiverSecrets };
  return inTransaction(db, async (tx) => {
    const done = await work(tx, manager);
    if (!done.ok) return done;
    const [saved] = name === null ? [] : await listStoredReceivers(tx, name);
    return { ok: true as const, value: { secret: done.value, version: saved?.version ?? null } };
  }).then((done) =>
    done.ok ? { refusal: null, ...done.value } : { refusal: done.error.kind, secret: null, version: null },
  );
}

function showReceiver({ latest, allowsPrivate: _private, ...receiver }: ListedReceiver) {
  return { ...receiver, latestAt: latest?.at.toISOString() ?? null, latestStatus: latest?.status ?? null };
}
