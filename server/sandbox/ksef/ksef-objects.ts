// What the KSeF of the sandbox keeps, in the database: whoever restarts the shop finds sessions and invoices again.

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { dateIn } from '#src/dates/local-date.ts';

export type KsefObjects = ReturnType<typeof createKsefObjects>;

type Kind =
  | 'keys'
  | 'challenge'
  | 'operation'
  | 'token'
  | 'session'
  | 'batch'
  | 'single'
  | 'part'
  | 'invoice'
  | 'number'
  | 'trouble';

/** Each change commits by itself: KSeF keeps what it was told, whatever becomes of the shop's request. */
export function createKsefObjects(db: Db, now: () => Date) {
  return {
    async find<T>(kind: Kind, id: string): Promise<T | null> {
      const { rows } = await sql<{ data: T }>`
        select data from sandbox.ksef_objects where kind = ${kind} and id = ${id}`.execute(db);
      return rows[0]?.data ?? null;
    },

    async save(kind: Kind, id: string, data: object): Promise<void> {
      await sql`insert into sandbox.ksef_objects (kind, id, data, created_at)
        values (${kind}, ${id}, ${JSON.stringify(data)}, ${now()})
        on conflict (kind, id) do update set data = excluded.data`.execute(db);
    },

    /** False when there is one already. */
    async add(kind: Kind, id: string, data: object): Promise<boolean> {
      const { rows } = await sql`insert into sandbox.ksef_objects (kind, id, data, created_at)
        values (${kind}, ${id}, ${JSON.stringify(data)}, ${now()}) on conflict do nothing returning id`.execute(db);
      return rows.length > 0;
    },

    async remove(kind: Kind, id?: string): Promise<void> {
      await sql`delete from sandbox.ksef_objects
        where kind = ${kind} and (${id ?? null}::text is null or id = ${id ?? null})`.execute(db);
    },

    /** Lists objects by a field of theirs, the oldest first. */
    async list<T>(kind: Kind, field: string, value: string): Promise<T[]> {
      const { rows } = await sql<{ data: T }>`
        select data from sandbox.ksef_objects where kind = ${kind} and data->>${field} = ${value}
        order by created_at, id`.execute(db);
      return rows.map(({ data }) => data);
    },

    /** When the latest of a kind were made, since a moment, the oldest first. */
    async listTimes(kind: Kind, since: Date): Promise<Date[]> {
      const { rows } = await sql<{ at: Date }>`
        select created_at as at from sandbox.ksef_objects where kind = ${kind} and created_at > ${since}
        order by created_at`.execute(db);
      return rows.map(({ at }) => at);
    },
  };
}

const hex = (length: number) =>
  randomBytes(length / 2)
    .toString('hex')
    .toUpperCase();

/** A reference like KSeF's: `20261129-SO-0123456789-0123456789-01`. */
export function newReference(kind: 'CR' | 'AU' | 'SO' | 'SB' | 'EE', now: Date): string {
  return `${dayOf(now)}-${kind}-${hex(10)}-${hex(10)}-${hex(2)}`;
}

/** A number with KSeF's checksum at its end: CRC-8 with the polynomial 0x07. */
export function newKsefNumber(nip: string, now: Date): string {
  const data = `${nip}-${dayOf(now)}-${hex(12)}`;
  return `${data}-${checksumOf(data)}`;
}

export function checksumOf(data: string): string {
  let rest = 0;
  for (const byte of Buffer.from(data)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x80 ? 0x07 : 0)) & 0xff;
  }
  return rest.toString(16).toUpperCase().padStart(2, '0');
}

const dayOf = (now: Date) => dateIn('UTC', now).replaceAll('-', '');
