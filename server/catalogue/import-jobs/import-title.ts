import type { BatchTitle } from '#src/history/batch-title.ts';

/** The line of an imported file in the history. */
export function importTitle(file: string): BatchTitle {
  return { key: 'batch.import', values: { file } };
}
