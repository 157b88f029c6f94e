// What the carriers' stand-ins keep, and how they are made to fail: by the last three digits of a postcode, or of a locker's
// name, that begins with two noughts or `ZZZ`: 00-429 asks for patience, 00-500 is a fault of theirs, 00-504 has no answer
// for a long time, 00-402 wants money first, 00-000 is no postcode.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Intercept } from '../sandbox-app.ts';

export type StandInOptions = {
  db: Db;
  now: () => Date;
  isKey: (key: string) => boolean;
  intercept?: Intercept | undefined;
};

export type StandInShipment = {
  id: number;
  carrier: 'inpost' | 'dhl';
  reference: string;
  asked: number;
  status: string;
  trackingNumber: string | null;
  /** It stands as the caller sent it, in its carrier's shape. */
  body: unknown;
};

const columns = ['id', 'carrier', 'reference', 'asked', 'status', 'tracking_number as trackingNumber', 'body'] as const;

/** Longer than any caller waits. */
const SILENCE_MS = 60_000;

export type Trouble = 'wrong' | 'busy' | 'fault' | 'silence' | 'no credit' | null;

export function troubleOf(place: string): Trouble {
  const [, digits] = /^(?:00-?|ZZZ)(\d{3})/.exec(place) ?? [];
  const troubles: Record<string, Trouble> = {
    '000': 'wrong',
    '402': 'no credit',
    '429': 'busy',
    '500': 'fault',
    '504': 'silence',
  };
  return troubles[digits ?? ''] ?? null;
}

/** Resolves after a long time, or when the caller is gone. */
export async function neverAnswer(signal: AbortSignal): Promise<void> {
  await sleep(SILENCE_MS, undefined, { signal, ref: false }).catch(() => undefined);
}

type NewShipment = Pick<StandInShipment, 'carrier' | 'reference' | 'status' | 'body'>;

/** Commits by itself: a carrier keeps what it was asked for, whatever becomes of the shop's request. */
export async function insertShipment(db: Db, shipment: NewShipment, now: Date): Promise<StandInShipment> {
  const values = { ...shipment, body: JSON.stringify(shipment.body), created_at: now };
  const row = await inTransaction(db, (tx) =>
    tx.insertInto('sandbox.shipments').values(values).returning(columns).executeTakeFirstOrThrow(),
  );
  return row as StandInShipment;
}

export async function findShipments(
  db: Db,
  carrier: StandInShipment['carrier'],
  by: { id: number } | { reference: string },
): Promise<StandInShipment[]> {
  const rows = await db
    .selectFrom('sandbox.shipments')
    .select(columns)
    .where('carrier', '=', carrier)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('reference' in by, (query) => query.where('reference', '=', 'reference' in by ? by.reference : ''))
    .orderBy('id', 'desc')
    .execute();
  return rows as StandInShipment[];
}

/** Commits by itself, as above. */
export async function changeShipment(
  db: Db,
  id: number,
  change: { asked?: number; status?: string; tracking_number?: string },
): Promise<void> {
  await inTransaction(db, (tx) => tx.updateTable('sandbox.shipments').set(change).where('id', '=', id).execute());
}
