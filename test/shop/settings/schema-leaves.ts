// The places of a document that hold a value: walked from its schema, so that a new field cannot be forgotten.
import type { z } from 'zod';

/**
 * Lists leaves such as `methods.*.zones.*.countries.*`: a star stands for a position, or for a name that the document
 * makes itself.
 */
export function listLeaves(schema: z.core.$ZodType, path = ''): string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { def } = (schema as z.ZodType)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([name, inner]) => listLeaves(inner, at(name)));
    case 'array':
      return listLeaves((schema as z.ZodArray).element, at('*'));
    case 'record':
      return listLeaves((schema as z.ZodRecord).valueType, at('*'));
    case 'default':
    case 'prefault':
    case 'optional':
    case 'nullable':
      // The types of zod do not follow from the kind that was asked for above.
      return listLeaves((def as unknown as { innerType: z.core.$ZodType }).innerType, path);
    case 'pipe':
      // The types of zod do not follow from the kind that was asked for above.
      return listLeaves((def as unknown as { in: z.core.$ZodType }).in, path);
    default:
      return [path];
  }
}

/** Where the document holds a value, in the same notation. */
export function listHeld(schema: z.core.$ZodType, data: unknown, path = ''): string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { def } = (schema as z.ZodType)._zod;
  if (data === undefined || data === null) return [];
  switch (def.type) {
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([name, inner]) =>
        listHeld(inner, (data as Record<string, unknown>)[name], at(name)),
      );
    case 'array':
      return (data as unknown[]).flatMap((item) => listHeld((schema as z.ZodArray).element, item, at('*')));
    case 'record':
      return Object.values(data).flatMap((item) => listHeld((schema as z.ZodRecord).valueType, item, at('*')));
    case 'default':
    case 'prefault':
    case 'optional':
    case 'nullable':
      // The types of zod do not follow from the kind that was asked for above.
      return listHeld((def as unknown as { innerType: z.core.$ZodType }).innerType, data, path);
    case 'pipe':
      // The types of zod do not follow from the kind that was asked for above.
      return listHeld((def as unknown as { in: z.core.$ZodType }).in, data, path);
    default:
      return [path];
  }
}
