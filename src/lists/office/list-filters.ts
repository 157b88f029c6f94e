// What a list is narrowed to. Every filter is a parameter of the address, and they combine; one object says how it is read,
// what it is called, and what can be chosen. The server reads what it is given by the same object.
import { isDay } from '../../dates/local-date.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { isUuid } from '../../is-uuid.ts';

export type ListChoice = { id: string; name: string };
type ChoicesOf = (t: Translate) => readonly ListChoice[];

/** What asks for a filter. `kept`: something of the page's own does, and the form only keeps it. */
export type FilterField =
  | { kind: 'search'; label: MessageKey; maxLength: number }
  /** `choices`: null when the page finds them out. */
  | { kind: 'choice'; label: MessageKey; choices: ChoicesOf | null }
  | { kind: 'day' | 'number'; label: MessageKey }
  /** `first`: what the list shows without it. */
  | { kind: 'tabs'; first: MessageKey; choices: ChoicesOf }
  | { kind: 'kept' };

export type ListFilter<Value> = {
  field: FilterField;
  /** Null: it is not understood, and left out. */
  read(text: string): Value | null;
};

type Filters = Readonly<Record<string, ListFilter<string | number>>>;
type ValuesOf<Given extends Filters> = {
  [Name in keyof Given]: Given[Name] extends ListFilter<infer Value> ? Value | null : never;
};
type Parameters = Record<string, string | undefined>;

/** What a list with these filters is narrowed to; null where it is not. */
export type FilterValues<List extends { read(search: URLSearchParams): unknown }> = ReturnType<List['read']>;

/** The filters as the list component takes them, whatever their values are. */
export type ListFilters = {
  fields: Readonly<Record<string, FilterField>>;
  /** What of an address is understood, as parameters. */
  inAddress(search: URLSearchParams): Parameters;
};

export function listFilters<Given extends Filters>(filters: Given) {
  const readEach = (textOf: (name: string) => string | null) =>
    Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filter.read(textOf(name) ?? '')]),
    ) as ValuesOf<Given>;
  /** Writes them as parameters of an address; those that are not set are left out there. */
  const write = (values: Readonly<Partial<ValuesOf<Given>>>): Parameters =>
    Object.fromEntries(Object.keys(filters).map((name) => [name, values[name]?.toString()]));
  const read = (search: URLSearchParams) => readEach((name) => search.get(name));
  return {
    names: Object.keys(filters) as (keyof Given & string)[],
    /** Narrowed to nothing. */
    none: readEach(() => null),
    fields: Object.fromEntries(Object.entries(filters).map(([name, { field }]) => [name, field])),
    read,
    write,
    /** Writes them as the query of an address, without its question mark. */
    toQuery: (values: Readonly<Partial<ValuesOf<Given>>>): string =>
      new URLSearchParams(
        Object.entries(write(values)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ).toString(),
    inAddress: (search: URLSearchParams) => write(read(search)),
    /** Reads what the API is given: what is not understood is left out, as on the page. */
    readInput: (given: Readonly<Record<string, unknown>>) => readEach((name) => given[name]?.toString() ?? null),
    /** How many are set. */
    count: (values: ValuesOf<Given>) => Object.values(values).filter((value) => value !== null).length,
  };
}

/** The longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;

export function searchText(label: MessageKey, maxLength = MAX_SEARCH_LENGTH): ListFilter<string> {
  return {
    field: { kind: 'search', label, maxLength },
    read: (text) => text.trim().slice(0, maxLength) || null,
  };
}

/** One of a few that the shop's program knows. */
export function choice<Id extends string | number>(
  label: MessageKey,
  ids: readonly Id[],
  nameOf: (id: Id, t: Translate) => string,
): ListFilter<Id> {
  return { field: { kind: 'choice', label, choices: choicesOf(ids, nameOf) }, read: oneOf(ids) };
}

/** One of those that the shop's data have; `pattern`: what may be asked for. */
export function foundChoice(label: MessageKey, pattern: RegExp): ListFilter<string> {
  return {
    field: { kind: 'choice', label, choices: null },
    read: (text) => (pattern.test(text) ? text : null),
  };
}

/** One of a few that the shop's program knows, where the page finds out how they are named, and whether there are any. */
export function countedChoice<Id extends string>(label: MessageKey, ids: readonly Id[]): ListFilter<Id> {
  return { field: { kind: 'choice', label, choices: null }, read: oneOf(ids) };
}

/** A filter by a day, as YYYY-MM-DD. */
export function day(label: MessageKey): ListFilter<string> {
  return { field: { kind: 'day', label }, read: (text) => (isDay(text) ? text : null) };
}

/** A whole number from 0 on. */
export function wholeNumber(label: MessageKey, most: number): ListFilter<number> {
  const read = (text: string) => (/^\d{1,15}$/.test(text) ? Math.min(Number(text), most) : null);
  return { field: { kind: 'number', label }, read };
}

/** One of a few, beside each other above the list. */
export function tabs<Id extends string>(
  first: MessageKey,
  ids: readonly Id[],
  nameOf: (id: Id, t: Translate) => string,
): ListFilter<Id> {
  return { field: { kind: 'tabs', first, choices: choicesOf(ids, nameOf) }, read: oneOf(ids) };
}

/** An id of something in the database, which a link on another page has set. */
export function foundId(): ListFilter<string> {
  return { field: { kind: 'kept' }, read: (text) => (isUuid(text) ? text : null) };
}

export function kept<Id extends string>(ids: readonly Id[]): ListFilter<Id> {
  return { field: { kind: 'kept' }, read: oneOf(ids) };
}

function oneOf<Id extends string | number>(ids: readonly Id[]): (text: string) => Id | null {
  return (text) => ids.find((id) => String(id) === text) ?? null;
}

function choicesOf<Id extends string | number>(
  ids: readonly Id[],
  nameOf: (id: Id, t: Translate) => string,
): ChoicesOf {
  return (t) => ids.map((id) => ({ id: String(id), name: nameOf(id, t) }));
}
