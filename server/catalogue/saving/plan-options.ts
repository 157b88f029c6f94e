// What a patch makes of a product's options and variants, and whether it may. Variants are never deleted: what orders, carts
// and price histories name stays, archived, and comes back when its values do.
import type { Selectable } from 'kysely';
import {
  MOST_VARIANTS,
  type OptionChange,
  planVariants,
  readAlike,
  valuesKey,
} from '#src/catalogue/office/matrix/option-change.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { DB } from '../../database/database-schema.generated.ts';
import type { AddedVariant, OptionsPatch } from './options-patch.ts';
import type { OptionRows } from './read-option-rows.ts';

type VariantRow = Selectable<DB['variants']>;

export type OptionsRefusal =
  /** A name or a value that is not there any more. */
  | { kind: 'OptionUnknown'; value: string }
  | { kind: 'OptionTwice'; name: string }
  | { kind: 'ValueTwice'; option: string; value: string }
  | { kind: 'VariantTwice'; values: string[] }
  | { kind: 'ValueUnknown'; value: string }
  | { kind: 'TooManyVariants'; count: number }
  /** Without a variant nothing can be sold. */
  | { kind: 'VariantsMissing' };

export type OptionsPlan = {
  options: readonly OptionChange[];
  rows: OptionRows;
  /** The changes by the variant's id: what becomes of it, its values or the moment of its archiving. */
  changes: Map<string, Partial<VariantRow>>;
  added: { variant: AddedVariant; revived: VariantRow | undefined }[];
  /** The variants whose free pieces go to another. */
  merged: { id: string; into: string }[];
};

export function planOptions(
  rows: OptionRows,
  live: readonly VariantRow[],
  { patch, now }: { patch: OptionsPatch; now: Date },
): Result<OptionsPlan, OptionsRefusal> {
  const options = changesOf(rows, patch.options);
  const refusal = refuseOptions(rows, options);
  if (refusal) return refuse(refusal);
  const gone = new Set(patch.archivedVariants);
  const variants = live.filter(({ id }) => !gone.has(id));
  const { kept, merged, removed } = patch.options
    ? planVariants(
        variants.map((row) => ({ id: row.id, values: valuesOf(row, rows.options.length) })),
        options,
      )
    : {
        kept: variants.map((row) => ({ id: row.id, values: valuesOf(row, rows.options.length) })),
        merged: [],
        removed: [],
      };
  const added = patch.addedVariants ?? [];
  const refusedVariants = refuseVariants(
    kept.map(({ values }) => values),
    added,
    options,
  );
  if (refusedVariants) return refuse(refusedVariants);
  const changes = new Map<string, Partial<VariantRow>>();
  if (patch.options) for (const { id, values } of kept) changes.set(id, columnsOf(values));
  for (const id of [...gone, ...removed, ...merged.map((each) => each.id)]) changes.set(id, { archived_at: now });
  return ok({
    ...{ options, rows, changes, merged },
    added: added.map((variant) => ({ variant, revived: rows.archived.get(valuesKey(columnValues(variant.values))) })),
  });
}

/**
 * What was called so before is looked up by its name. What has been saved under its new name already, by an editor that was
 * opened before, is what it is called now.
 */
function changesOf({ options: stored }: OptionRows, asked: OptionsPatch['options']): OptionChange[] {
  if (!asked) {
    return stored.map(({ position: was, name, option_values }) => ({
      ...{ was, name },
      values: option_values.map((value) => ({ value, was: [value] })),
    }));
  }
  return asked.map(({ was, name, values }) => {
    const before = [was, name].flatMap((each) => stored.find((option) => option.name === each) ?? [])[0];
    const known = new Set(before?.option_values);
    const named = new Set(values.flatMap((value) => value.was));
    return {
      was: before?.position ?? (was === null ? null : UNKNOWN),
      name,
      values: values.map(({ value, was: names }) => ({
        value,
        was: known.has(value) && !named.has(value) && !names.some((each) => known.has(each)) ? [value] : names,
      })),
    };
  });
}

const UNKNOWN = 0;

function refuseOptions({ options: stored }: OptionRows, options: readonly OptionChange[]): OptionsRefusal | null {
  const places = options.flatMap(({ was }) => was ?? []);
  const names = options.map(({ name }) => readAlike(name));
  const twice = options.find(({ name }, index) => names.indexOf(readAlike(name)) !== index);
  if (twice) return { kind: 'OptionTwice', name: twice.name };
  for (const option of options) {
    const before = option.was === null ? undefined : stored.find(({ position }) => position === option.was);
    const isUnknown = option.was !== null && (!before || places.indexOf(option.was) !== places.lastIndexOf(option.was));
    if (isUnknown) return { kind: 'OptionUnknown', value: option.name };
    const named = option.values.flatMap(({ was }) => (option.was === null ? was.filter((each) => each !== '') : was));
    const unknown = named.find(
      (value, index) => !before?.option_values.includes(value) || named.indexOf(value) !== index,
    );
    if (unknown !== undefined) return { kind: 'OptionUnknown', value: unknown };
    const value = findValueTwice(option);
    if (value !== undefined) return { kind: 'ValueTwice', option: option.name, value };
  }
  return null;
}

/** Values that differ in capitals may have come by a file; nobody adds another. */
function findValueTwice({ values }: OptionChange): string | undefined {
  const isSame = ({ value, was }: OptionChange['values'][number]) => was.length === 1 && was[0] === value;
  return values.find((each, index) =>
    values.some(
      (other, place) =>
        place < index &&
        (other.value === each.value ||
          (readAlike(other.value) === readAlike(each.value) && !(isSame(each) && isSame(other)))),
    ),
  )?.value;
}

function refuseVariants(
  kept: readonly (readonly string[])[],
  added: readonly AddedVariant[],
  options: readonly OptionChange[],
): OptionsRefusal | null {
  const known = options.map(({ values }) => new Set(values.map(({ value }) => value)));
  const taken = new Set(kept.map(valuesKey));
  for (const { values } of added) {
    const unknown = values.find((value, index) => !known[index]?.has(value));
    if (unknown !== undefined || values.length !== options.length)
      return { kind: 'ValueUnknown', value: unknown ?? '' };
    if (taken.has(valuesKey(values))) return { kind: 'VariantTwice', values };
    taken.add(valuesKey(values));
  }
  if (taken.size > MOST_VARIANTS) return { kind: 'TooManyVariants', count: taken.size };
  return taken.size === 0 ? { kind: 'VariantsMissing' } : null;
}

export function valuesOf({ option1, option2, option3 }: VariantRow, count: number): string[] {
  return [option1, option2, option3].slice(0, count).map((value) => value ?? '');
}

export function columnsOf(values: readonly string[]): Pick<VariantRow, 'option1' | 'option2' | 'option3'> {
  const [option1, option2, option3] = columnValues(values);
  return { option1: option1 ?? null, option2: option2 ?? null, option3: option3 ?? null };
}

function columnValues(values: readonly string[]): (string | null)[] {
  return [values[0] ?? null, values[1] ?? null, values[2] ?? null];
}
