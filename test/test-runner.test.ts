import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countResults } from './run-test-file.ts';

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

test.run();
