// What somebody does to the options of a product, and what that makes of its variants: of those that stay nothing is lost.

import {
  type MatrixForm,
  newKey,
  newRowName,
  type OptionForm,
  type RowForm,
  rowLike,
  type ValueForm,
} from './matrix-form.ts';
import { MOST_VARIANTS, readAlike } from './option-change.ts';

type Rows = MatrixForm['rows'];

/** What there is gets the first of the values. */
export function addOption(form: MatrixForm, name: string, values: readonly string[]): MatrixForm {
  const [first, ...others] = values.map(
    (value, index): ValueForm => ({ key: newKey(), value, was: index ? [] : [''] }),
  );
  if (!first) return form;
  const place = form.options.length;
  const option: OptionForm = { key: newKey(), name, was: null, values: [first] };
  const rows = mapRows(form.rows, (row) => ({ ...row, values: [...row.values, first.key] }));
  const added: MatrixForm = { ...form, options: [...form.options, option], rows };
  return others.reduce<MatrixForm>((so, value) => withValue(so, place, value), added);
}

/** Those that are there already are left out. */
export function addValues(form: MatrixForm, place: number, values: readonly string[]): MatrixForm {
  return values.reduce((so, value) => {
    const isThere = so.options[place]?.values.some((each) => readAlike(each.value) === readAlike(value));
    return isThere ? so : withValue(so, place, { key: newKey(), value, was: [] });
  }, form);
}

/** How many variants there would be. */
export function countWithValues({ rows, options }: MatrixForm, place: number, more: number): number {
  const all = Object.values(rows);
  if (place === options.length) return all.length * more;
  return all.length + restsOf(all, place).length * more;
}

/** Whether nobody could save it. */
export function isTooMany(count: number): boolean {
  return count > MOST_VARIANTS;
}

function withValue(form: MatrixForm, place: number, value: ValueForm): MatrixForm {
  const added = restsOf(Object.values(form.rows), place).map((row): [string, RowForm] => [
    newRowName(),
    rowLike(row, row.values.with(place, value.key)),
  ]);
  return {
    ...changeOption(form, place, (option) => ({ ...option, values: [...option.values, value] })),
    rows: { ...form.rows, ...Object.fromEntries(added) },
  };
}

/** One of all that differ in this option only. */
function restsOf(rows: readonly RowForm[], place: number): RowForm[] {
  return [...Map.groupBy(rows, ({ values }) => values.with(place, 0).join()).values()].flatMap(
    ([first]) => first ?? [],
  );
}

export function renameOption(form: MatrixForm, place: number, name: string): MatrixForm {
  return changeOption(form, place, (option) => ({ ...option, name }));
}

export function renameValue(form: MatrixForm, place: number, key: number, value: string): MatrixForm {
  return changeValues(form, place, (values) => values.map((each) => (each.key === key ? { ...each, value } : each)));
}

/** Both are one from now on; of two variants that would be the same the one that stands first stays. */
export function mergeValues(
  form: MatrixForm,
  place: number,
  { from, into }: Record<'from' | 'into', number>,
): MatrixForm {
  const merged = form.options[place]?.values.find(({ key }) => key === from);
  const rows = mapRows(form.rows, (row) =>
    row.values[place] === from ? { ...row, values: row.values.with(place, into) } : row,
  );
  return {
    ...changeValues(form, place, (values) =>
      values
        .filter(({ key }) => key !== from)
        .map((each) => (each.key === into ? { ...each, was: [...each.was, ...(merged?.was ?? [])] } : each)),
    ),
    rows: onceEach(rows),
  };
}

export function removeValue(form: MatrixForm, place: number, key: number): MatrixForm {
  const values = form.options[place]?.values ?? [];
  const others = values.filter((each) => each.key !== key);
  const [next] = others;
  if (!next) return removeOption(form, place);
  // What there was before the option came goes on as another of its values.
  if (values.some((each) => each.key === key && each.was.includes('')))
    return mergeValues(form, place, { from: key, into: next.key });
  const isGone = ({ values: own }: RowForm) => own[place] === key;
  const rows = Object.fromEntries(Object.entries(form.rows).filter(([, row]) => !isGone(row)));
  // Something has to be sold.
  if (Object.keys(rows).length === 0) return form;
  const removed = [...form.removed, ...Object.values(form.rows).filter(isGone).flatMap(idsOf)];
  return { ...changeValues(form, place, () => others), rows, removed };
}

export function removeOption(form: MatrixForm, place: number): MatrixForm {
  const rows = mapRows(form.rows, (row) => ({ ...row, values: row.values.toSpliced(place, 1) }));
  return { ...form, options: form.options.toSpliced(place, 1), rows: onceEach(rows) };
}

/** The option before this one comes behind it. */
export function moveOption(form: MatrixForm, place: number): MatrixForm {
  return {
    ...form,
    options: swapped(form.options, place),
    rows: mapRows(form.rows, (row) => ({ ...row, values: swapped(row.values, place) })),
  };
}

/** The value before this one comes behind it. */
export function moveValue(form: MatrixForm, place: number, index: number): MatrixForm {
  return changeValues(form, place, (values) => swapped(values, index));
}

export function removeRow(form: MatrixForm, name: string): MatrixForm {
  const { [name]: removed, ...rows } = form.rows;
  if (!removed || Object.keys(rows).length === 0) return form;
  return { ...form, rows, removed: [...form.removed, ...idsOf(removed)] };
}

/** The first of rows with the same values stays, and what is new goes into what is there. */
function onceEach(rows: Rows): Rows {
  const byValues = Map.groupBy(Object.entries(rows), ([, { values }]) => values.join());
  const stays = [...byValues.values()].flatMap((same): [string, RowForm][] => {
    const [first] = same;
    if (!first || same.length === 1) return first ? [first] : [];
    const [name, row] = same.find(([, { id }]) => id !== null) ?? first;
    const merged = same.flatMap(([other, each]) => (other === name ? each.merged : idsOf(each)));
    return [[name, { ...row, merged }]];
  });
  return Object.fromEntries(stays);
}

function idsOf({ id, merged }: RowForm): string[] {
  return id === null ? [...merged] : [id, ...merged];
}

function swapped<Item>(items: readonly Item[], place: number): readonly Item[] {
  const [before, own] = [items[place - 1], items[place]];
  return before === undefined || own === undefined ? items : items.with(place - 1, own).with(place, before);
}

function mapRows(rows: Rows, change: (row: RowForm) => RowForm): Rows {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, change(row)]));
}

function changeOption(form: MatrixForm, place: number, change: (option: OptionForm) => OptionForm): MatrixForm {
  return { ...form, options: form.options.map((option, index) => (index === place ? change(option) : option)) };
}

function changeValues(
  form: MatrixForm,
  place: number,
  change: (values: readonly ValueForm[]) => readonly ValueForm[],
): MatrixForm {
  return changeOption(form, place, (option) => ({ ...option, values: change(option.values) }));
}
