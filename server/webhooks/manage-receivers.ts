// Making, changing and removing receivers. The same for an owner in the office and for the command line; `audit` says who it
// was. Addresses are public ones, unless a command says otherwise: what the office may call in the shop's own network is not
// decided in the office.
import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import type { WebhookRefusal } from '#src/webhooks/webhook-refusals.ts';
import { isReceiverName, isReceiverUrl, isWebhookEvent, MAX_STOCK_LIMIT } from '#src/webhooks/webhook-rules.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ConnectionServices } from '../schema/connection-services.ts';
import type { Manager } from '../staff/manage-staff.ts';
import {
  deleteReceiver,
  listStoredReceivers,
  lockReceivers,
  noticeReceivers,
  type StoredReceiver,
  writeReceiver,
} from './office-receivers.ts';

const SECRET_BYTES = 32;

export type ReceiverManager = Pick<Manager, 'audit' | 'now'> & { secrets: ConnectionServices['receiverSecrets'] };

export type ReceiverAsked = {
  url: string;
  events: readonly string[];
  stockLowAt: number;
  isStopped: boolean;
  /** Left out: as it is, but not for another place. */
  allowsPrivate?: boolean;
};

/** The secret by which its requests are signed: shown once. */
export async function addReceiver(
  tx: Transaction,
  name: string,
  asked: ReceiverAsked,
  { audit, secrets }: ReceiverManager,
): Promise<Result<string, WebhookRefusal>> {
  if (!isReceiverName(name)) return refuse({ kind: 'NAME_INVALID' });
  await lockReceivers(tx);
  if ((await listStoredReceivers(tx, name)).length > 0) return refuse({ kind: 'NAME_TAKEN' });
  const written = await write(tx, name, asked, asked.allowsPrivate ?? false);
  if (!written.ok) return written;
  const secret = newSecret();
  await secrets.keep(tx, name, secret);
  await audit(tx, { kind: 'webhook.added', subject: name, after: written.value });
  return ok(secret);
}

/** `version`: that which was read; null: whatever it is. */
export async function changeReceiver(
  tx: Transaction,
  name: string,
  asked: ReceiverAsked & { version: number | null },
  { audit }: ReceiverManager,
): Promise<Result<null, WebhookRefusal>> {
  await lockReceivers(tx);
  const found = await findOwn(tx, name);
  if (!found.ok) return found;
  const { version, url, events, stockLowAt, isStopped, allowsPrivate } = found.value;
  if (asked.version !== null && asked.version !== version) return refuse({ kind: 'WEBHOOK_CHANGED' });
  const written = await write(tx, name, asked, asked.allowsPrivate ?? (allowsPrivate && isSamePlace(url, asked.url)));
  if (!written.ok) return written;
  await audit(tx, {
    kind: 'webhook.changed',
    subject: name,
    before: { url, events, stockLowAt, isStopped },
    after: written.value,
  });
  return ok(null);
}

/** Another secret, at once: the receiver refuses what is signed with it until it knows it. */
export async function renewReceiverSecret(
  tx: Transaction,
  name: string,
  { audit, secrets }: ReceiverManager,
): Promise<Result<string, WebhookRefusal>> {
  await lockReceivers(tx);
  const found = await findOwn(tx, name);
  if (!found.ok) return found;
  const secret = newSecret();
  await secrets.keep(tx, name, secret);
  await noticeReceivers(tx);
  await audit(tx, { kind: 'webhook.secretRenewed', subject: name });
  return ok(secret);
}

/** Removes a receiver, with what waits for it. */
export async function removeReceiver(
  tx: Transaction,
  name: string,
  { audit, secrets }: ReceiverManager,
): Promise<Result<null, WebhookRefusal>> {
  await lockReceivers(tx);
  const found = await findOwn(tx, name);
  if (!found.ok) return found;
  await deleteReceiver(tx, name);
  await secrets.forget(tx, name);
  await noticeReceivers(tx);
  await audit(tx, { kind: 'webhook.removed', subject: name });
  return ok(null);
}

/** One that was made here: those of kasa.config.ts are changed there. */
async function findOwn(tx: Transaction, name: string): Promise<Result<StoredReceiver, WebhookRefusal>> {
  const [found] = await listStoredReceivers(tx, name);
  return found?.url ? ok(found) : refuse({ kind: 'WEBHOOK_UNKNOWN' });
}

async function write(tx: Transaction, name: string, asked: ReceiverAsked, allowsPrivate: boolean) {
  const url = asked.url.trim();
  if (!isReceiverUrl(url)) return refuse({ kind: 'URL_INVALID' as const });
  const events = [...new Set(asked.events)].filter(isWebhookEvent);
  if (events.length === 0) return refuse({ kind: 'NO_EVENTS' as const });
  const { stockLowAt, isStopped } = asked;
  if (!Number.isInteger(stockLowAt) || stockLowAt < 0 || stockLowAt > MAX_STOCK_LIMIT) {
    return refuse({ kind: 'LIMIT_INVALID' as const });
  }
  await writeReceiver(tx, name, { url, events, stockLowAt, isStopped, allowsPrivate });
  await noticeReceivers(tx);
  return ok({ url, events, stockLowAt, isStopped });
}

function isSamePlace(before: string | null, after: string): boolean {
  return before !== null && URL.canParse(after) && new URL(before).origin === new URL(after).origin;
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}
