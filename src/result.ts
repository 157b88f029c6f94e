/** The outcome of something a person may be refused: out of stock, total changed, not deliverable. */
export type Result<T, Refusal extends { kind: string }> = { ok: true; value: T } | { ok: false; error: Refusal };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refuse<Refusal extends { kind: string }>(error: Refusal): { ok: false; error: Refusal } {
  return { ok: false, error };
}
