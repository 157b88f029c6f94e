// A field of rows, each with fields of its own: added, removed and moved by buttons. A document has them as a list, or by
// names, such as accounts by currency: then the names are fields of the row like the others.
import { formOf, locateFault, readForm } from '../settings-form.ts';
import type { SettingField, SettingRow } from '../settings-screen.ts';
import { type Entries, listEntries, nestEntries } from './named-entries.ts';
import { RowsInput } from './rows-input.tsx';
import type { RowsOptions } from './rows-options.ts';

type Label = SettingField['label'];

type Rows = readonly SettingRow[];

export function rows(path: string, label: Label, options: RowsOptions): SettingField<Rows> {
  const { fields, title, entries, hint, isShown } = options;
  const indexOf = (typed: Rows, key: string | undefined) => typed.findIndex((row) => String(row.key) === key);
  return {
    ...{ path, label, hint, isShown, isWide: true, inner: fields },
    toTyped: (value, place) => {
      const items = entries ? listEntries(value, entries) : ((value as unknown[] | undefined) ?? []);
      return items.map((item, at) => ({ ...formOf(fields, item, place), key: at + 1 }));
    },
    read(typed, place) {
      const read = typed.map((row) => readForm(fields, row, place));
      const within = typed.flatMap((row, at) => read[at]?.problems.map((problem) => `${row.key}/${problem}`) ?? []);
      const items = read.map(({ data }) => data);
      if (!entries) return { value: items, within };
      const repeated = listRepeated(items, entries).map((at) => `${typed[at]?.key}/${entries.names[0]}`);
      return {
        value: nestEntries(items, entries),
        within,
        problem: repeated.length > 0 ? 'settings.repeated' : undefined,
      };
    },
    say: (typed, place) => typed.map((row, at) => title(row, place, at + 1)).join(', '),
    Input: (props) => <RowsInput {...props} {...{ options }} />,
    enter([key, ...rest], typed, place) {
      const at = indexOf(typed, key);
      const row = typed[at];
      return row ? { fields, form: row, title: title(row, place, at + 1), rest } : null;
    },
    listParts: (typed, place) =>
      typed.map((row, at) => ({ id: idOf(row, at, entries), title: title(row, place, at + 1), fields, form: row })),
    locate(rest, typed, place) {
      const depth = entries ? entries.names.length : 1;
      const names = rest.slice(0, depth);
      const row = entries
        ? typed.find((each) => names.every((name, at) => String(each[entries.names[at] ?? '']) === name))
        : typed[Number(names[0])];
      if (!row || names.length === 0) return '';
      const inner = entries?.leaf ? entries.leaf : rest.slice(depth).join('.');
      const within = inner === '' ? null : locateFault(fields, row, { path: inner, place });
      return `${row.key}/${within ?? fields[0]?.path ?? ''}`;
    },
  };
}

/** The id of a row: its names, or the name that a document gives it; a row without one is known by its place. */
function idOf(row: SettingRow, at: number, entries: Entries | undefined): string {
  if (entries) return JSON.stringify(entries.names.map((name) => row[name]));
  return String(row.id || row.language || at);
}

/** Which rows have the names of one before them: only one of both could be stored. */
function listRepeated(items: readonly Record<string, unknown>[], { names }: Entries): number[] {
  const seen = new Set<string>();
  return items.flatMap((item, at) => {
    const name = JSON.stringify(names.map((each) => item[each]));
    if (seen.has(name)) return [at];
    seen.add(name);
    return [];
  });
}
