// The form after it was saved: what was added has become variants of the record, and what was renamed is called so.
import type { MatrixForm, RowForm } from './matrix-form.ts';
import { valuesKey } from './option-change.ts';
import { valueNames } from './read-matrix.ts';

/** `base`: the record as it was saved. What was typed since stays as it is. */
export function settleMatrix(form: MatrixForm, { sent, base }: { sent: MatrixForm; base: MatrixForm }): MatrixForm {
  if (form === sent) return base;
  const byValues = new Map(Object.values(base.rows).map((row) => [valuesKey(namesOf(base, row)), row.id] as const));
  const rows = Object.entries(form.rows).map(([name, row]): [string, RowForm] => {
    const id = byValues.get(valuesKey(namesOf(form, row))) ?? null;
    const isMoved = sent.rows[name]?.stock === row.stock;
    const settled = isMoved ? { ...row, stock: '', stockKey: undefined } : row;
    const isKnown = row.id !== null && base.rows[row.id] !== undefined;
    return isKnown || id === null ? [name, settled] : [id, { ...settled, id }];
  });
  const stored = new Set(base.options.map(({ name }) => name));
  return {
    ...form,
    rows: Object.fromEntries(rows),
    options: form.options.map((option) => ({
      ...option,
      was: stored.has(option.name.trim()) ? option.name.trim() : option.was,
    })),
    removed: form.removed.filter((id) => base.rows[id] !== undefined),
  };
}

function namesOf({ options }: MatrixForm, { values }: RowForm): string[] {
  const names = valueNames(options);
  return values.map((key) => names.get(key) ?? '');
}
