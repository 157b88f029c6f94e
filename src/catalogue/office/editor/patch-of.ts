// What is sent: of all fields of the form those that are other ones than saved.
import { isSame } from '../../../ui/record-editor/nested-fields.ts';
import type { PartContent } from './product-part.ts';

type Fields = { readonly [key: string]: unknown };

/** Contents of parts as one: both may have fields of the same language, or of the same variant. */
export function joinContents(contents: readonly PartContent[]): PartContent {
  return contents.reduce<Fields>(join, {});
}

function join(one: Fields, other: Fields): Fields {
  const joined: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = joined[name];
    joined[name] = isFields(known) && isFields(value) ? join(known, value) : value;
  }
  return joined;
}

export function patchOf(content: PartContent, before: PartContent): PartContent {
  const entries = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const saved = before[name];
    if (isSame(value, saved)) return [];
    if (!isFields(value)) return [[name, value]];
    const within = patchOf(value, isFields(saved) ? saved : {});
    return Object.keys(within).length > 0 ? [[name, within]] : [];
  });
  return Object.fromEntries(entries);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
