import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result } from '#src/result.ts';
import { isWebhookFailure, webhookFailures } from '#src/webhooks/webhook-failures.ts';
import type { WebhookRefusal } from '#src/webhooks/webhook-refusals.ts';
import { type MadeBefore, makeOnce } from '../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { findAuditedWriter } from '../../history/writer-names.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { asId } from '../../staff/office/staff-resolvers.ts';
import { type Attempt, listDeliveries, sendAgain, sendTest } from '../deliveries.ts';
import {
  addReceiver,
  changeReceiver,
  type ReceiverAsked,
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
    async webhookDeliveries(_parent, { name, before, after }, { db, staff }) {
      const { rows, ...ends } = await listDeliveries(db, name, { before, after });
      return {
        deliveries: rows.map(({ id, createdAt, deliveredAt, nextAttemptAt, latest, ...delivery }) => ({
          ...delivery,
          latest: latest.map((attempt) => showAttempt(attempt, staff?.locale ?? 'en')),
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
    saveWebhook: (_parent, { name, version, content, newId }, context) =>
      answer(context, name, (tx, manager) =>
        version == null
          ? addOnce(tx, { name, content, newId }, manager)
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

type Added = { name: string; content: ReceiverAsked; newId: string | null | undefined };

async function addOnce(tx: Transaction, { name, content, newId }: Added, manager: ReceiverManager) {
  const added = await makeOnce(tx, { kind: 'webhook', newId, now: manager.now }, async () => {
    const secret = await addReceiver(tx, name, content, manager);
    return secret.ok ? ok({ id: name, secret: secret.value }) : secret;
  });
  return added.ok ? ok(added.value.secret) : added;
}

/** What `work` answers with is the receiver's new secret. */
async function answer(
  { db, now, audit, connections, staff }: OfficeContext,
  name: string | null,
  work: (tx: Transaction, manager: ReceiverManager) => Promise<Result<string | null, WebhookRefusal | MadeBefore>>,
) {
  const manager = { audit, now: now(), secrets: connections.receiverSecrets };
  const done = await inTransaction(db, async (tx) => {
    const done = await work(tx, manager);
    if (!done.ok) return done;
    const [saved] = name === null ? [] : await listStoredReceivers(tx, name);
    return { ok: true as const, value: { secret: done.value, version: saved?.version ?? null } };
  });
  if (done.ok) return done.value;
  const { error } = done;
  if (error.kind === 'MadeBefore') return { madeBefore: error.id };
  const by = error.kind === 'WEBHOOK_CHANGED' ? await writerOf({ db, staff }, name ?? '') : null;
  return { refusal: error.kind, by };
}

function writerOf(asker: Pick<OfficeContext, 'db' | 'staff'>, name: string): Promise<string | null> {
  return findAuditedWriter(asker, { kinds: ['webhook.added', 'webhook.changed'], subject: name });
}

/** What was answered is told by its status. */
function showAttempt({ error, reason, ...attempt }: Attempt, locale: Locale) {
  const isUnanswered = error !== null && attempt.status === null;
  // Attempts of an earlier release have no reason.
  const kind = reason && isWebhookFailure(reason) ? reason : 'BROKEN_OFF';
  return { ...attempt, error: isUnanswered ? translateTo(locale)(webhookFailures[kind]) : null };
}

function showReceiver({ latest, allowsPrivate: _private, ...receiver }: ListedReceiver) {
  return { ...receiver, latestAt: latest?.at.toISOString() ?? null, latestStatus: latest?.status ?? null };
}
