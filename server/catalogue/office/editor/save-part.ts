// A part of what the editor saves: keys of the patch, how they are read and how they are written, all of it in the one
// transaction and the one batch of the save.
import type { z } from 'zod';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Permission } from '#src/staff/permissions.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { ChangedBy } from '../../../history/change-batch.ts';

/** `version`: that at which the product was read; null of a new one. */
export type PartSaving = {
  productId: string;
  /** What the history calls the save. */
  title: BatchTitle;
  /** The variant that a patch calls `new`, of a new product. */
  newVariantId: string | null;
  version: number | null;
  now: Date;
  by: ChangedBy;
  /** The language of the catalogue's plain texts. */
  baseLocale: string;
  /** By the clocks of the company, as an IANA name. */
  timeZone: string;
};

/** `fields`: those that it is about, such as `texts.pl.title`. `by`: who has changed them meanwhile. */
export type PartRefusal = { kind: string; fields?: string[] | undefined; by?: string | undefined };

export type SavePart<Patch = unknown> = {
  /** The keys of the patch that are its own, as a strict object of optional ones. */
  schema: z.ZodType;
  keys: readonly string[];
  /** What is needed beside `catalogue.write` where these keys are named. */
  permissions?: Readonly<Record<string, Permission>>;
  /** The product is locked. A refusal rolls back the whole save. */
  save(tx: Transaction, patch: Patch, saving: PartSaving): Promise<PartRefusal | null>;
};
