// Merges two changes of one record, field by field. What only one side has changed is taken from it; what both have
// changed to different values is reported, and is a question to the person: nothing is dropped silently.
import { type FieldPath, type Fields, type Item, isFields, isKeyed, isSame } from './nested-fields.ts';

/** Fields that both have changed. `mine` and `theirs` hold them by name; undefined: removed. */
export type Collision = {
  /** The place of the fields. */
  at: FieldPath;
  names: readonly string[];
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
};

/** Fields that make sense only together, such as an amount and its currency: merged as one, and never within. */
export type FieldGroups = readonly (readonly string[])[];

export type Merged<Form> = {
  /** Where both have changed a field, it is mine, until the person has decided. */
  form: Form;
  collisions: Collision[];
};

type Versions<Value> = { base: Value; mine: Value; theirs: Value };

export function mergeFields<Form extends object>(versions: Versions<Form>, groups: FieldGroups = []): Merged<Form> {
  const collisions: Collision[] = [];
  const form = mergeObjects(versions as Versions<Fields>, { at: [], groups, collisions });
  return { form: form as Form, collisions };
}

type Place = { at: FieldPath; groups: FieldGroups; collisions: Collision[] };

function mergeObjects({ base, mine, theirs }: Versions<Fields>, place: Place): Fields {
  const merged: Fields = { ...mine };
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  for (const name of names) {
    const group = place.groups.find((each) => each.includes(name));
    if (group && group[0] !== name && names.has(group[0] ?? '')) continue;
    if (group) Object.assign(merged, mergeGroup({ base, mine, theirs }, group, place));
    else merged[name] = mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }, name, place);
  }
  return merged;
}

function mergeGroup({ base, mine, theirs }: Versions<Fields>, names: readonly string[], place: Place): Fields {
  const [ours, others, before] = [pick(mine, names), pick(theirs, names), pick(base, names)];
  if (isSame(before, ours)) return others;
  if (!isSame(before, others) && !isSame(ours, others)) {
    place.collisions.push({ at: place.at, names, mine: ours, theirs: others });
  }
  return ours;
}

function mergeValue({ base, mine, theirs }: Versions<unknown>, name: string, place: Place): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const within = { ...place, at: [...place.at, name] };
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeObjects({ base, mine, theirs }, within);
  if (isKeyed(base) && isKeyed(mine) && isKeyed(theirs)) return mergeLists({ base, mine, theirs }, within);
  place.collisions.push({ at: place.at, names: [name], mine: { [name]: mine }, theirs: { [name]: theirs } });
  return mine;
}

/** Items with keys: each side may have added, changed, removed and moved some. */
function mergeLists({ base, mine, theirs }: Versions<Item[]>, place: Place): Item[] {
  const [moved, other] = isSame(orderIn(mine, base), orderIn(base, mine)) ? [theirs, mine] : [mine, theirs];
  return orderOf(moved, other).flatMap((key) => {
    const [before, ours, others] = [base, mine, theirs].map((list) => list.find((item) => item.key === key));
    if (ours && others)
      return mergeObjects({ base: before ?? {}, mine: ours, theirs: others }, itemAt(place, key)) as Item;
    if (!before) return ours ?? others ?? [];
    // Removed by one side; the other may have left it as it was.
    if (isSame(before, ours ?? others)) return [];
    const name = String(key);
    place.collisions.push({ at: place.at, names: [name], mine: { [name]: ours }, theirs: { [name]: others } });
    return ours ?? [];
  });
}

/** The order of the first list; what only the other has stands behind what it stands behind there. */
function orderOf(first: Item[], other: Item[]): number[] {
  const keys = first.map(({ key }) => key);
  for (const [position, { key }] of other.entries()) {
    if (!keys.includes(key)) keys.splice(keys.indexOf(other[position - 1]?.key ?? -1) + 1, 0, key);
  }
  return keys;
}

function itemAt(place: Place, key: number): Place {
  return { ...place, at: [...place.at, key] };
}

/** Which keys both lists have, in the order of the first. */
function orderIn(list: Item[], other: Item[]): number[] {
  return list.map(({ key }) => key).filter((key) => other.some((item) => item.key === key));
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
