// What the registry of personal data says of a table: whose rows they are, what a copy gives, what erasure does.
import { type RawBuilder, sql } from 'kysely';
import type { Person } from './person.ts';

export type Sql = RawBuilder<unknown>;

export type Replacement = {
  becomes: Sql;
  /** Kept as long as the books must show the sale: invoices name buyer and address. */
  isInBooks?: true;
};

/** Left as it is, for the reason that is given. */
export type Kept = { stays: string };

/** How the rows of a person are found. `by`: in what a row says whose it is. */
export type Found = {
  by: 'order' | 'e-mail address' | 'hash of the e-mail address' | 'payment' | 'customer' | 'parcel';
  rows(person: Person): Sql;
};

export type PersonalTable = {
  table: string;
  found: Found;
  /** What each personal column becomes; a list when the row itself is deleted. */
  columns: Readonly<Record<string, Replacement | Kept>> | readonly string[];
  /** What is not for the person's copy: secrets, and who of staff wrote. */
  hidden?: readonly string[];
};

export const emptied: Replacement = { becomes: sql`''` };
export const removed: Replacement = { becomes: sql`null` };

export const byOrder: Found = { by: 'order', rows: ({ orderIds }) => sql`order_id = any(${orderIds})` };
