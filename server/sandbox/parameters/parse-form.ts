// Stripe's form encoding: `a[b][c]=1`, `expand[]=x`, `expand[0]=x`. Values stay strings; the schemas read them.

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormFields = { [key: string]: FormValue };

const MAX_DEPTH = 8;

export class FormSyntaxError extends Error {
  readonly param: string;

  constructor(param: string) {
    super(`Invalid request (check that the parameter ${param} is encoded properly).`);
    this.param = param;
  }
}

/** Parses a body or a query string. Throws `FormSyntaxError` for a malformed name. */
export function parseForm(text: string): FormFields {
  const root: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = splitName(name);
    let node = root;
    for (const [depth, key] of path.slice(0, -1).entries()) {
      const existing = node[key];
      if (typeof existing === 'string' || Array.isArray(existing))
        throw new FormSyntaxError(path.slice(0, depth + 1).join('.'));
      const child: FormFields = existing ?? Object.create(null);
      node[key] = child;
      node = child;
    }
    const last = path.at(-1) ?? '';
    const key = last === '' ? String(Object.keys(node).length) : last;
    if (typeof node[key] === 'object') throw new FormSyntaxError(name);
    node[key] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
}

function splitName(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new FormSyntaxError(name);
  const path = [match[1] ?? '', ...Array.from((match[2] ?? '').matchAll(/\[([^[\]]*)\]/g), (part) => part[1] ?? '')];
  const isUnsafe = path.some((key) => key === '__proto__' || key === 'constructor' || key === 'prototype');
  if (isUnsafe || path.length > MAX_DEPTH) throw new FormSyntaxError(name);
  return path;
}

/** Turns `{0: a, 1: b}` back into the list that it was written as. */
function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, child]): [string, FormValue] => [key, withLists(child)]);
  const isList = entries.length > 0 && entries.every(([key], position) => key === String(position));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
