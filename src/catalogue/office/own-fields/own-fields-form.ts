// The form of all fields that a merchant has defined, as text where it is text, and what of it is sent.
import type { OwnFieldInput, ProductsOwnFieldsQuery } from '../../../office-operations.generated.ts';
import type { FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import { textToHandle } from '../../text-to-handle.ts';

export type DefinedFields = ProductsOwnFieldsQuery['ownFields'];

type Names = { readonly [locale: string]: string };
export type ChoiceRow = { key: number; name: string; names: Names };
/** `key`: of the row, which stays where fields change places. `name`: by which it is stored; empty while it is new. */
export type FieldRow = {
  key: number;
  name: string;
  kind: OwnFieldInput['kind'];
  names: Names;
  unit: string;
  choices: readonly ChoiceRow[];
  isShown: boolean;
  isFilter: boolean;
};
export type OwnFieldsForm = { rows: readonly FieldRow[] };

export const ownFieldGroups: FieldGroups = [];

export function emptyNames(languages: readonly string[]): Names {
  return Object.fromEntries(languages.map((locale) => [locale, '']));
}

export function nextKey(rows: readonly { key: number }[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

export function ownFieldsFormOf({ fields, languages }: DefinedFields): OwnFieldsForm {
  const namesOf = (names: DefinedFields['fields'][number]['names']): Names => ({
    ...emptyNames(languages),
    ...Object.fromEntries(names.map(({ locale, name }) => [locale, name])),
  });
  return {
    rows: fields.map(({ key, names, choices, kind, unit, isShown, isFilter }, at) => ({
      ...{ key: at + 1, name: key, kind, unit, isShown, isFilter },
      names: namesOf(names),
      choices: choices.map((choice, place) => ({ key: place + 1, name: choice.key, names: namesOf(choice.names) })),
    })),
  };
}

export function readOwnFields({ rows }: OwnFieldsForm): { content: { fields: OwnFieldInput[] }; problems: string[] } {
  const problems: string[] = [];
  const taken = new Set(rows.map(({ name }) => name));
  const fields = rows.map((row): OwnFieldInput => {
    const names = listNames(row.names);
    if (names.length === 0) problems.push(`${row.key}.names`);
    const choices = row.kind === 'choice' ? row.choices : [];
    if (row.kind === 'choice' && choices.length === 0) problems.push(`${row.key}.choices`);
    const takenChoices = new Set(choices.map(({ name }) => name));
    return {
      key: row.name || freeName(names[0]?.name ?? '', taken),
      ...{ kind: row.kind, names, isShown: row.isShown },
      unit: row.kind === 'number' ? row.unit.trim() : '',
      isFilter: row.kind !== 'text' && row.isFilter,
      choices: choices.map((choice) => {
        const choiceNames = listNames(choice.names);
        if (choiceNames.length === 0) problems.push(`${row.key}.choices.${choice.key}`);
        return { key: choice.name || freeName(choiceNames[0]?.name ?? '', takenChoices), names: choiceNames };
      }),
    };
  });
  return { content: { fields }, problems };
}

function listNames(names: Names): { locale: string; name: string }[] {
  return Object.entries(names).flatMap(([locale, name]) => (name.trim() ? [{ locale, name: name.trim() }] : []));
}

/** Made of what it is called: it stands in addresses, and begins with a letter. */
function freeName(text: string, taken: Set<string>): string {
  const handle = textToHandle(text).slice(0, 30).replace(/-$/, '');
  const base = /^[a-z]/.test(handle) ? handle : `f-${handle}`.replace(/-$/, '');
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
  taken.add(name);
  return name;
}
