// How the sandbox's KSeF is made to misbehave, by a request to it or by a test: each trouble for so many times.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#server/database/connect.ts';
import type { KsefObjects } from './ksef-objects.ts';

export const ksefTroubles = [
  /** Nothing is answered but 503. */
  'outage',
  /** An invoice is taken, and its sender gets no answer. */
  'lostAnswer',
  /** 429, with as many seconds to wait as `value` says. */
  'limit',
  /** The next invoice is refused. */
  'refusal',
  /** The next invoice is said to be there already, in which there is another one. */
  'falseDuplicate',
  /** KSeF gives up on the next invoice. */
  'cancelled',
  /** An invoice is worked on for one more look. */
  'slow',
  /** The next access is taken back. */
  'signedOut',
  /** The next session is closed before its first invoice. */
  'closedSession',
  /** An invoice is lost on its way: KSeF never has it, and its sender gets no answer. */
  'lostInvoice',
  /** The next session, or archive, is refused with the code that `value` says: none of its invoices is taken. */
  'refusedSession',
  /** The receipt of an invoice cannot be had. */
  'noReceipt',
] as const;

export type KsefTrouble = (typeof ksefTroubles)[number];

export const troubleSchema = z.object({
  name: z.enum(ksefTroubles),
  times: z.number().int().min(1).max(10_000).default(1),
  value: z.number().int().min(0).max(3600).default(1),
});

export async function causeTrouble(objects: KsefObjects, { name, ...trouble }: z.output<typeof troubleSchema>) {
  await objects.save('trouble', name, trouble);
}

/** One time less. Null when there is no such trouble. */
export async function takeTrouble(db: Db, name: KsefTrouble): Promise<{ value: number } | null> {
  const { rows } = await sql<{ value: number }>`
    update sandbox.ksef_objects set data = data || jsonb_build_object('times', (data->>'times')::int - 1)
    where kind = 'trouble' and id = ${name} and (data->>'times')::int > 0
    returning (data->>'value')::int as value`.execute(db);
  return rows[0] ?? null;
}
