/** The outcome of something a person may be refused: out of stock, total changed, not deliverable. */
export type Result<T, Refusal extends { kind: string }> = { ok: true; value: T } | { ok: false; error: Refusal };

/** The refusals of a table's kinds, each with what `Data` knows of it beside its kind. */
export type RefusalOf<Kind extends string, Data = unknown> = {
  [Each in Kind]: { kind: Each } & (Each extends keyof Data ? Data[Each] : unknown);
}[Kind];

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refuse<Refusal extends { kind: string }>(error: Refusal): { ok: false; error: Refusal } {
  return { ok: false, error };
}
