// A database that is silent, behind dropped packets or a stopped process, refuses nothing: whoever has something else to
// show must not wait for it until the statement's own deadline.

/** How long they wait. */
export const PATIENCE_MS = 2_000;

const silence = Symbol('silence');

/** What `work` gives or, when that takes longer than the patience, what `instead` gives; `work` goes on by itself. */
export async function ifSilent<T, U>(work: Promise<T>, instead: () => U, patienceMs = PATIENCE_MS): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<typeof silence>((resolve) => {
    // A process that was too busy to listen reads first what has arrived meanwhile.
    timer = setTimeout(() => setImmediate(resolve, silence), patienceMs);
  });
  try {
    const first = await Promise.race([work, silent]);
    return first === silence ? instead() : first;
  } finally {
    clearTimeout(timer);
  }
}
