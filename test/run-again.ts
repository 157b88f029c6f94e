// A browser test that fails beside three others on two processors has found a fault, or its machine has. Which, a second run
// tells, alone: a fault fails again. Both runs are told, and no more than a few files are given one.
import type { TestFileResult } from './test-process.ts';

const MAX_FILES = 3;

/** What to run again: nothing, when so much fails that no machine explains it. */
export function listUnsteady(results: readonly TestFileResult[]): TestFileResult[] {
  const failed = results.filter((result) => result.failed > 0);
  const unsteady = failed.filter(({ path }) => /\.browser\.tsx?$/.test(path));
  return failed.length === unsteady.length && failed.length <= MAX_FILES ? unsteady : [];
}
