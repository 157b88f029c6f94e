/** A field as the history knows it. */
export type FieldWrite = { part: string; key: Record<string, string | number>; field: string; value: unknown };
