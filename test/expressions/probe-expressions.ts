// Runs in a thread of its own, so that an expression that does not come back can be ended.
import { parentPort, workerData } from 'node:worker_threads';
import { worstTexts } from './worst-texts.ts';

export type Probe = { name: string; source: string; flags: string };
export type ProbeMessage =
  | { kind: 'begun'; name: string; text: string }
  | { kind: 'slow'; name: string; text: string; times: number }
  | { kind: 'finished' };

const LENGTH = 100_000;
/** Times what a simple expression takes for a text of this length, on this machine and at this moment. */
const LIMIT = 200;
const simple = { expression: /(?:a|b)(?:a|b)c/g, text: 'ab'.repeat(LENGTH / 2) };
/** What takes the square of its length is seen in a fraction of it, and most texts are easy. */
const TRIAL_LENGTH = 5_000;
const TRIAL_LIMIT_MS = 0.12;
const SHOWN = 40;

const tell = (message: ProbeMessage) => parentPort?.postMessage(message);

for (const { name, source, flags } of workerData as Probe[]) {
  // From every place where it may begin, as `replace` and `matchAll` do; `test` looks no further than this.
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const trial of worstTexts(source, flags, TRIAL_LENGTH)) {
    const text = JSON.stringify(`${trial.slice(0, SHOWN)} … ${trial.slice(-2)}`);
    tell({ kind: 'begun', name, text });
    if (leastMs(expression, trial, TRIAL_LIMIT_MS) <= TRIAL_LIMIT_MS) continue;
    const times = mostTimes(expression, trial);
    if (times <= LIMIT) continue;
    tell({ kind: 'slow', name, text, times });
    break;
  }
}
tell({ kind: 'finished' });

/** The first that is over the limit: what takes too long for a fifth of the text takes longer for the whole. */
function mostTimes(expression: RegExp, trial: string): number {
  const simpleMs = leastMs(simple.expression, simple.text, 0);
  let times = 0;
  for (const lengthen of [repeat(LENGTH / 5), repeat(LENGTH), stretch]) {
    times = Math.max(times, leastMs(expression, lengthen(trial), LIMIT * simpleMs) / simpleMs);
    if (times > LIMIT) break;
  }
  return times;
}

function repeat(length: number): (trial: string) => string {
  return (trial) => trial.slice(0, -2).repeat(length / TRIAL_LENGTH) + trial.slice(-2);
}

/** The beginning once, the run that follows it as long as it takes. */
function stretch(trial: string): string {
  const run = trial.slice(trial.length / 2, -2);
  return trial.slice(0, trial.length / 2) + run.repeat((2 * LENGTH) / TRIAL_LENGTH) + trial.slice(-2);
}

/** The best of a few tries, in time of this thread: other processes may want the processor too. */
function leastMs(expression: RegExp, text: string, limitMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && least > limitMs; tries++) {
    const before = process.threadCpuUsage();
    const startedAt = performance.now();
    text.replace(expression, '');
    const wallMs = performance.now() - startedAt;
    const { user, system } = process.threadCpuUsage(before);
    // Counted in ticks of some milliseconds: a single one says nothing.
    least = Math.min(least, wallMs, limitMs > 10 ? (user + system) / 1000 : wallMs);
  }
  return least;
}
