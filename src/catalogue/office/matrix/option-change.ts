// What a product's options become, and what that makes of its variants: the same rules in the editor's preview and in the
// save. Nothing of a variant that stays is lost, because it stays the same variant with other values.

export const MOST_OPTIONS = 3;
export const MOST_VARIANTS = 2048;

export type StoredOption = { name: string; values: readonly string[] };

/** Those options in their new order. */
export type OptionChange = {
  /** Its place before, from 1; null: it is new. */
  was: number | null;
  name: string;
  /**
   * `was`: what it was called before, several where they are merged, none where it is new. Of a new option the one that was
   * nothing (`['']`) is what the variants get that are there, or else the first.
   */
  values: readonly { value: string; was: readonly string[] }[];
};

/** Values in the order of the options. */
export type VariantValues = { id: string; values: readonly string[] };

export type VariantPlan = {
  kept: VariantValues[];
  /** They would be the same as another, which stands before them, and go into it. */
  merged: { id: string; into: string }[];
  /** A value of theirs is no longer there. */
  removed: string[];
};

/** The values of one variant; of what has been no variant of these options there are none. */
export function planVariants(variants: readonly VariantValues[], options: readonly OptionChange[]): VariantPlan {
  const renamed = options.map((option) => renamedValues(option));
  const plan: VariantPlan = { kept: [], merged: [], removed: [] };
  const byValues = new Map<string, string>();
  for (const { id, values } of variants) {
    const now = options.map(({ was, values: [first] }, index) =>
      was === null ? (renamed[index]?.get('') ?? first?.value) : renamed[index]?.get(values[was - 1] ?? ''),
    );
    if (!now.every((value) => value !== undefined)) {
      plan.removed.push(id);
      continue;
    }
    const key = valuesKey(now);
    const into = byValues.get(key);
    if (into !== undefined) plan.merged.push({ id, into });
    else {
      byValues.set(key, id);
      plan.kept.push({ id, values: now });
    }
  }
  return plan;
}

function renamedValues({ values }: OptionChange): Map<string, string> {
  return new Map(values.flatMap(({ value, was }) => was.map((before) => [before, value] as const)));
}

/** Every combination of the options' values that is not there yet, the last option changing first. */
export function listMissing(options: readonly Pick<StoredOption, 'values'>[], there: Iterable<readonly string[]>) {
  const known = new Set(Array.from(there, valuesKey));
  return listCombinations(options).filter((values) => !known.has(valuesKey(values)));
}

/** One without values for no options. */
export function listCombinations(options: readonly Pick<StoredOption, 'values'>[]): string[][] {
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** Two variants of one product have different ones. */
export function valuesKey(values: readonly (string | null)[]): string {
  return JSON.stringify(values);
}

/** The first value that stands there twice, to a reader: `Red` and `red` are one. */
export function findTwice(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => {
    const key = readAlike(value);
    return seen.has(key) || !seen.add(key);
  });
}

export function readAlike(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
