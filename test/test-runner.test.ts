import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from './depths.ts';
import { HANG_MS } from './fixtures/until.ts';
import { listUnsteady } from './run-again.ts';
import { countResults, openTestProcess } from './test-process.ts';

const summary = (total: number, passed: number, skipped: number) =>
  `• •   (${passed} / ${total})\n\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   ${skipped}\n  Duration:  1.00ms\n`;

test('counts what uvu says', () => {
  assert.equal(countResults(summary(5, 5, 0), 0), { passed: 5, failed: 0 });
  assert.equal(countResults(summary(5, 3, 0), 1), { passed: 3, failed: 2 });
});

test('a skipped test is a failed one', () => {
  assert.equal(countResults(summary(5, 5, 2), 0), { passed: 5, failed: 2, fault: '2 skipped' });
});

test('a file that dies before its summary is one failure', () => {
  assert.equal(countResults('Error: boom', 1), { passed: 0, failed: 1, fault: 'ended without a summary (exit 1)' });
});

test('a file without tests, or with a bad end, is a failure', () => {
  assert.is(countResults(summary(0, 0, 0), 0).fault, 'runs no test');
  assert.equal(countResults(summary(2, 2, 0), 13), { passed: 2, failed: 1, fault: 'passed, then ended with exit 13' });
});

const ofFile = (path: string, failed = 1) => ({ path, passed: 1, failed, durationMs: 1, output: '' });

test('a browser file that fails is run again alone', () => {
  const unsteady = ofFile('test/browser/a.browser.ts');
  assert.equal(listUnsteady([ofFile('test/b.test.ts', 0), unsteady]), [unsteady]);
});

test('nothing is run again when another kind of file fails, or more than three', () => {
  const browserFiles = ['a', 'b', 'c', 'd'].map((name) => ofFile(`test/browser/${name}.browser.ts`));
  assert.equal(listUnsteady(browserFiles.slice(0, 3)).length, 3);
  assert.equal(listUnsteady(browserFiles), []);
  assert.equal(listUnsteady([...browserFiles.slice(0, 1), ofFile('test/money.test.ts')]), []);
  assert.equal(listUnsteady([...browserFiles.slice(0, 1), ofFile('test/faults/killed.fault.ts')]), []);
});

async function runInOneProcess(names: string[], { timeoutMs = HANG_MS, endTimeoutMs = HANG_MS } = {}) {
  const testProcess = openTestProcess({}, endTimeoutMs);
  const results = [];
  for (const name of names) {
    const { passed, failed, fault } = await testProcess.run(`test/fixtures/test-files/${name}.ts`, timeoutMs);
    results.push(fault ? { passed, failed, fault } : { passed, failed });
  }
  return { results, end: await testProcess.end() };
}

test('files of one process are counted apart', async () => {
  const { results, end } = await runInOneProcess(['fails', 'passes']);
  assert.equal(results, [
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
  ]);
  assert.is(end, undefined);
});

whole(test)('a file that ends its process, or that never ends, fails, and the next one runs', async () => {
  const { results } = await runInOneProcess(['ends-process', 'passes']);
  assert.equal(results, [
    { passed: 0, failed: 1, fault: 'ended without a summary (exit 3)' },
    { passed: 1, failed: 0 },
  ]);
  const [late] = (await runInOneProcess(['never-ends'], { timeoutMs: 1_500 })).results;
  assert.equal(late, { passed: 0, failed: 1, fault: 'took longer than 1.5 s' });
});

whole(test)('what a file leaves open is found at the end of its process', async () => {
  // Which it says three seconds after its end.
  const { results, end = '' } = await runInOneProcess(['leaves-open', 'passes'], { endTimeoutMs: 15_000 });
  assert.equal(
    results.map(({ failed }) => failed),
    [0, 0],
  );
  assert.match(end, /did not end[\s\S]*Left open: .*Timeout[\s\S]*leaves-open\.ts/);
});

test.run();
