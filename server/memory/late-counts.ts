// Counts that are kept in memory and written together, some seconds after the first of them: what happens ten thousand times
// costs a few statements. A process that dies loses what it has not written.

const WRITTEN_AFTER_MS = 10_000;

export type LateCounts = {
  /** What is new is left out where there are too many already. */
  count(key: string): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
};

type LateCountsOptions = {
  /** `counted`: never empty. */
  write(counted: ReadonlyMap<string, number>): Promise<void>;
  /** How many different keys wait at most. */
  most: number;
  onError(error: unknown): void;
};

export function createLateCounts({ write, most, onError }: LateCountsOptions): LateCounts {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const waiting = counted;
    counted = new Map();
    if (waiting.size > 0) await write(waiting);
  };
  return {
    count(key) {
      const before = counted.get(key);
      if (before === undefined && counted.size >= most) return;
      counted.set(key, (before ?? 0) + 1);
      timer ??= setTimeout(() => void flush().catch(onError), WRITTEN_AFTER_MS).unref();
    },
    flush,
  };
}
