// What is known of a product file that was handed in, as the table `imports` has it.
import { z } from 'zod';
import { importFailures, importKinds, importPhases, importStates } from '#src/catalogue/import-states.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';

/** A column of the file, and what it is proposed to be read as. */
const fileColumn = z.object({
  name: z.string(),
  /** Some of its cells. */
  samples: z.array(z.string()),
  /** The name under which the import knows it; null: it is kept for an export, and nothing else is made of it. */
  readAs: z.string().nullable(),
  /** It is called otherwise in the file, and only nearly so. */
  isGuess: z.boolean(),
});
export type FileColumn = z.infer<typeof fileColumn>;

const jobOptions = z.object({
  /** The language of the plain columns of texts; without it the catalogue's. */
  language: z.enum(locales as [Locale, ...Locale[]]).optional(),
  /** The currency of the plain columns of prices; without it the main market's. */
  currency: z.enum(currencies as [Currency, ...Currency[]]).optional(),
  setStock: z.boolean().default(false),
  newAreDrafts: z.boolean().default(false),
  /** Whoever has handed it in may change texts of the settings. */
  withSettings: z.boolean().default(false),
  /** What whoever has handed it in may not see or change. */
  refusedKinds: z.array(z.enum(importKinds)).default([]),
});
export type JobOptions = z.infer<typeof jobOptions>;

const counts = z.record(z.string(), z.number());

const variant = { handle: z.string(), options: z.string(), sku: z.string() };

/** What becomes of prices, collections and stock: of each how many, and the first of them. */
const jobChanges = z.object({
  prices: z.object({
    count: z.number(),
    listed: z.array(
      z.object({
        ...{ ...variant, currency: z.enum(currencies as [Currency, ...Currency[]]) },
        ...{ before: z.number().nullable(), after: z.number().nullable() },
      }),
    ),
  }),
  collections: z.array(z.object({ title: z.string(), isNew: z.boolean(), joined: z.number(), left: z.number() })),
  stock: z.array(z.object({ ...variant, before: z.number(), after: z.number() })),
});

const jobReport = z.object({
  ok: z.boolean(),
  rows: z.number(),
  products: z.object({ created: z.number(), updated: z.number(), unchanged: z.number(), archived: z.number() }),
  faults: counts,
  warnings: counts,
  stock: z.object({ changed: z.number(), left: z.number() }),
  /** A release before has not noted them. */
  changes: jobChanges.optional(),
  pictures: z.object({ stored: z.number(), unchanged: z.number(), failed: z.number(), leftOut: z.number() }).nullable(),
  /** How many values were left as they were by taking it back. */
  leftAlone: z.number(),
});
export type JobReport = z.infer<typeof jobReport>;

const jobRow = z.object({
  id: z.number(),
  created_at: z.date(),
  who: z.string(),
  staff_id: z.number().nullable(),
  file: z.string(),
  bytes: z.number(),
  state: z.enum(importStates),
  state_at: z.date(),
  kind: z.enum(importKinds).or(z.literal('')),
  system: z.string(),
  file_columns: z.array(fileColumn),
  chosen_columns: z.array(z.string().nullable()).nullable(),
  options: jobOptions,
  report: jobReport.nullable(),
  failure: z.enum(importFailures).or(z.literal('')),
  phase: z.enum(importPhases).or(z.literal('')),
  done: z.number(),
  total: z.number().nullable(),
  worker: z.string().nullable(),
  attempts: z.number(),
  pictures: z.array(z.tuple([z.string(), z.number(), z.string()])).nullable(),
  batch_id: z.number().nullable(),
  undo_batch_id: z.number().nullable(),
});
export type ImportJob = z.infer<typeof jobRow>;

export function readJob(row: unknown): ImportJob {
  return jobRow.parse(row);
}
