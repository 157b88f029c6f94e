// What kasa.config.ts adds to the shop, taken into use at a start, and remembered: a start without the file changes
// nothing, so that what waits for a receiver is still there when the file is back.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { registerOwnMethods } from '../payments/own-methods.ts';
import { registerOwnCarriers } from '../shipping/own-carriers.ts';
import { saveReceivers } from '../webhooks/receiver-store.ts';
import { type Extensions, noExtensions } from './load-kasa-config.ts';

export type KnownExtension = { kind: 'webhook' | 'carrier' | 'paymentMethod'; name: string; lastStartedAt: Date };

const words = { webhook: 'webhook', carrier: 'carrier', paymentMethod: 'payment method' };

/** `extensions`: undefined without a file. Returns what an earlier start had and this one lacks. */
export async function registerExtensions(
  db: Db,
  extensions: Extensions | undefined,
  now: Date,
): Promise<KnownExtension[]> {
  const { carriers, paymentMethods, webhooks, stockLowAt } = extensions ?? noExtensions;
  registerOwnCarriers(carriers);
  registerOwnMethods(paymentMethods);
  return inTransaction(db, async (tx) => {
    const missing = await listMissing(tx, extensions);
    if (extensions) {
      await saveReceivers(tx, webhooks, stockLowAt);
      await remember(tx, extensions, now);
    }
    return missing;
  });
}

/** What an earlier start had and a start with these would lack. */
export async function listMissing(db: Db, extensions: Extensions | undefined): Promise<KnownExtension[]> {
  const present = new Set(namesOf(extensions ?? noExtensions).map(({ kind, name }) => `${kind} ${name}`));
  const known = await db
    .selectFrom('known_extensions')
    .select(['kind', 'name', 'last_started_at as lastStartedAt'])
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return (known as KnownExtension[]).filter(({ kind, name }) => !present.has(`${kind} ${name}`));
}

/** Meant for the operator: what is missing, and what to do. */
export function describeMissing(missing: readonly KnownExtension[], hasFile: boolean): { says: string; fix: string } {
  const names = missing.map(({ kind, name, lastStartedAt }) => {
    return `${words[kind]} ${name} (last start with it: ${lastStartedAt.toISOString().slice(0, 10)})`;
  });
  const place = `${process.cwd()}/kasa.config.ts`;
  return hasFile
    ? {
        says: `${place} no longer has ${names.join(', ')}`,
        fix: 'If that is meant, there is nothing to do: the start forgets it, and drops what waits for it.',
      }
    : {
        says: `there is no ${place}, and an earlier start had ${names.join(', ')}`,
        fix: 'Copy the file, and what it imports, from the folder of the release before, and start again. What waits for a webhook waits on. If it is no longer wanted, put a kasa.config.ts with "export default {}" there.',
      };
}

export function warnOfMissing(
  log: Pick<FastifyBaseLogger, 'warn'>,
  missing: readonly KnownExtension[],
  hasFile: boolean,
): void {
  if (missing.length === 0) return;
  const { says, fix } = describeMissing(missing, hasFile);
  log.warn({ fix }, says);
}

function namesOf({ webhooks, carriers, paymentMethods }: Extensions): Pick<KnownExtension, 'kind' | 'name'>[] {
  return [
    ...webhooks.map(({ name }) => ({ kind: 'webhook' as const, name })),
    ...carriers.map(({ id }) => ({ kind: 'carrier' as const, name: id })),
    ...paymentMethods.map(({ id }) => ({ kind: 'paymentMethod' as const, name: id })),
  ];
}

async function remember(tx: Transaction, extensions: Extensions, now: Date): Promise<void> {
  await tx.deleteFrom('known_extensions').execute();
  const rows = namesOf(extensions).map((extension) => ({ ...extension, last_started_at: now }));
  if (rows.length > 0) await tx.insertInto('known_extensions').values(rows).execute();
}
