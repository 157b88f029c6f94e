// How far a long command is, on one line of a terminal that is written again and again.
import type { Progress } from '#server/backup/write-backup.ts';

/** Undefined where nobody watches: with --json, and when the output goes into a file. */
export function watchProgress(json: boolean): ((progress: Progress) => void) | undefined {
  if (json || !process.stdout.isTTY) return undefined;
  return ({ what, share }) => process.stdout.write(`\r\x1b[K${Math.floor(share * 100)} % · ${what}`);
}

export function endProgress(json: boolean): void {
  if (!json && process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}
