// A database that does not answer, because packets are dropped or its process is stopped, causes no error. Callers with
// a fallback must not wait for it until the statement's own deadline.

export const PATIENCE_MS = 2_000;

const silence = Symbol('silence');

/**
 * The result of `work` or, when that takes longer than `patienceMs`, of `instead`; `work` continues in the background.
 */
export async function ifSilent<T, U>(work: Promise<T>, instead: () => U, patienceMs = PATIENCE_MS): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<typeof silence>((resolve) => {
    // A process that was too busy to read first takes the answer that may have arrived meanwhile.
    timer = setTimeout(() => setImmediate(resolve, silence), patienceMs);
  });
  try {
    const first = await Promise.race([work, silent]);
    return first === silence ? instead() : first;
  } finally {
    clearTimeout(timer);
  }
}
