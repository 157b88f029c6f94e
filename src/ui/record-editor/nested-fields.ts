// Fields of a record and those within them: set at a place, and compared.

/** Names of nested fields, and keys of items in lists. */
export type FieldPath = readonly (string | number)[];

export type Fields = Record<string, unknown>;
export type Item = Fields & { key: number };

/** The form with other values at this place; an item of a list that is undefined is removed. */
export function withFields<Form>(form: Form, at: FieldPath, values: Fields): Form {
  const [name, ...rest] = at;
  if (name === undefined) return (isKeyed(form) ? withItems(form, values) : { ...form, ...values }) as Form;
  if (isKeyed(form)) {
    return form.map((item) => (item.key === name ? withFields(item, rest, values) : item)) as Form;
  }
  const fields = form as Fields;
  return { ...fields, [name]: withFields(fields[name], rest, values) } as Form;
}

function withItems(list: Item[], values: Fields): Item[] {
  return Object.entries(values).reduce((items, [name, item]) => {
    const others = items.filter(({ key }) => String(key) !== name);
    return item === undefined ? others : [...others, item as Item];
  }, list);
}

/** Deeply; a field that is undefined is the same as one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, position) => isSame(item, other[position]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const ofOther = Object.keys(other).every((name) => Object.hasOwn(one, name) || other[name] === undefined);
  return ofOther && Object.keys(one).every((name) => isSame(one[name], other[name]));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isKeyed(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && typeof item.key === 'number');
}
