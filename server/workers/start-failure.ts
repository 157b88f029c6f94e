// A worker that cannot start tells the primary process why, so that the operator reads it once and not once per worker.
import { z } from 'zod';

const startFailure = z.object({
  type: z.literal('kasa:start-failed'),
  error: z.object({
    message: z.string(),
    stack: z.string().optional(),
    code: z.string().optional(),
    fix: z.string().optional(),
  }),
});

export type StartFailure = Error & { fix?: string };

/** Runs in a worker, which then ends. */
export async function tellStartFailure(thrown: unknown): Promise<never> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack, code, fix } = error as Error & { code?: string; fix?: string };
  await new Promise((resolve) => {
    process.send?.({ type: 'kasa:start-failed', error: { message, stack, code, fix } }, resolve);
  });
  process.exit(1);
}

/** Reads in the primary process the error as the worker threw it; null for any other message. */
export function readStartFailure(message: unknown): StartFailure | null {
  const parsed = startFailure.safeParse(message);
  return parsed.success ? Object.assign(new Error(parsed.data.error.message), parsed.data.error) : null;
}
