// The two depths of tests: `make test` runs the first, `make test-all` both (README.md says what belongs where). Whoever runs
// a file, or a kind of them, runs all of it.
import { type Callback, type uvu, suite as uvuSuite } from 'uvu';

const isWhole = process.env.TEST_DEPTH !== 'first';

export type Register<T> = (title: string, work: Callback<T>) => void;

export type WholeTest<T> = uvu.Test<T> & {
  /** Registers a test of the first depth. */
  always: Register<T>;
};

/** A suite of the second depth, but for its tests that run always. */
export function wholeSuite<T>(title: string): WholeTest<T> {
  const test = uvuSuite<T>(title);
  return isWhole ? Object.assign(test, { always: test }) : Object.assign(() => undefined, test, { always: test });
}

/** Registers a test of the second depth in a suite of the first: it costs seconds, or another would find the same. */
export function whole<T>(test: uvu.Test<T>): Register<T> {
  return isWhole ? test : () => undefined;
}

/** Whether the first depth has anything of a test file to run. */
export function isInFirstDepth(path: string, text: string): boolean {
  const isOfWholeSuite = /\.(?:browser|fault|install)\.tsx?$/.test(path) || /\bwholeSuite\b/.test(text);
  return !isOfWholeSuite || /\.always\b/.test(text);
}
