// The reductions of a product's own prices in a patch, each by its id. An id that is not known yet is a new one; of several
// variants that are reduced together each has its own, and all name the same set.
import { z } from 'zod';
import { uuidInput } from '../../database/uuid-input.ts';
import type { FieldWrite } from './field-write.ts';
import { currency, line, minor } from './variant-fields.ts';

const fields = z.strictObject({
  variant_id: uuidInput,
  currency,
  amount_minor: minor.min(1),
  /** Null: from now on. */
  begins_at: z.date().nullable(),
  /** Null: until somebody ends it. */
  ends_at: z.date().nullable(),
  set_id: uuidInput,
  title: line.max(100),
});

/** Null: it ends now, or is withdrawn where it has not begun. */
export const reductionsPatchSchema = z.record(uuidInput, fields.partial().nullable());

export type ReductionsPatch = z.output<typeof reductionsPatchSchema>;
export type ReductionFields = NonNullable<ReductionsPatch[string]>;

/** What of a reduction that is there can be another. */
export const changedByPatch = ['amount_minor', 'begins_at', 'ends_at'] as const;

export function listReductionWrites(patch: ReductionsPatch = {}): FieldWrite[] {
  return Object.entries(patch).flatMap(([id, reduction]) =>
    changedByPatch.flatMap((field) => {
      const value = reduction?.[field];
      return value === undefined ? [] : [{ part: 'price_reductions', key: { id }, field, value }];
    }),
  );
}
