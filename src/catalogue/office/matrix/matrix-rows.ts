// The rows of the matrix in their order, narrowed to those that somebody looks at.
import type { MatrixForm, RowForm } from './matrix-form.ts';

type Ordered = [string, RowForm][];

/**
 * The rows by the order of the values, the first option first. `before`: an earlier answer, whose order is taken over
 * where it stays.
 */
export function orderedRows({ rows, options }: Pick<MatrixForm, 'rows' | 'options'>, before?: Ordered): Ordered {
  return (before && inOrderOf(before, rows)) ?? sortedRows({ rows, options });
}

/** Null when rows have come or gone, or have other values. */
function inOrderOf(before: Ordered, rows: MatrixForm['rows']): Ordered | null {
  const same: Ordered = [];
  for (const [name, { values }] of before) {
    const row = rows[name];
    if (row?.values !== values) return null;
    same.push([name, row]);
  }
  return same.length === Object.keys(rows).length ? same : null;
}

function sortedRows({ rows, options }: Pick<MatrixForm, 'rows' | 'options'>): Ordered {
  const places = options.map(({ values }) => new Map(values.map(({ key }, place) => [key, place])));
  const placeOf = ({ values }: RowForm, index: number) => places[index]?.get(values[index] ?? 0) ?? 0;
  return Object.entries(rows).toSorted(([, one], [, other]) => {
    for (const index of options.keys()) {
      const difference = placeOf(one, index) - placeOf(other, index);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** `values`: by the option's place, the key of the value that is meant; `text`: of a value, an SKU or an EAN. */
export type RowFilter = { values: readonly (number | null)[]; text: string };

export const noFilter: RowFilter = { values: [], text: '' };

export function filterRows(
  rows: readonly [string, RowForm][],
  { values, text }: RowFilter,
  names: ReadonlyMap<number, string>,
): [string, RowForm][] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(([, row]) => {
    if (!values.every((key, place) => key === null || row.values[place] === key)) return false;
    if (words.length === 0) return true;
    const own = [...row.values.map((key) => names.get(key) ?? ''), row.sku, row.ean].map((each) => each.toLowerCase());
    return words.every((word) => own.some((each) => each.includes(word)));
  });
}

/** SKUs or EANs that several rows have, in small letters: a twin is found as the server finds it. */
export function listTwice(rows: Iterable<RowForm>, kind: 'sku' | 'ean'): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const row of rows) {
    const code = row[kind].trim().toLowerCase();
    if (code === '') continue;
    if (seen.has(code)) twice.add(code);
    else seen.add(code);
  }
  return twice;
}

/** What the save does to the variants. */
export function countChanges(form: MatrixForm, shown: { variants: readonly { id: string }[] } | null) {
  const rows = Object.values(form.rows);
  const there = new Set(rows.map(({ id }) => id));
  return {
    all: rows.length,
    added: rows.filter(({ id }) => id === null).length,
    gone: (shown?.variants ?? []).filter(({ id }) => !there.has(id)).length,
  };
}
