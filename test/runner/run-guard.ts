// Outlives its test run, by whichever signal that ends, and ends what is left of it: its standard input ends with the run.
import { endRun } from './end-run.ts';

// Whoever ends the whole group of a run must not end what clears up after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.stdin.resume().once('close', () => endRun(process.argv[2] ?? ''));
