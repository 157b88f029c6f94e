import type { Callback } from 'uvu';
import type { Register } from '../depths.ts';

/** One test, or as many as RUNS says: `make test-faults RUNS=20`. */
export function repeatedly<T>(test: Register<T>, title: string, work: Callback<T>): void {
  const runs = Number(process.env.RUNS || 1);
  for (let run = 1; run <= runs; run++) test(runs === 1 ? title : `${title} (${run} of ${runs})`, work);
}
