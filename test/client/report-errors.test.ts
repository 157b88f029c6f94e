import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refuseForeign } from '#client/refuse-foreign.ts';
import { reportError, takeOver } from '#client/report-errors.ts';
import { KasaError } from '#src/errors.ts';

// The queue is the page's, so the tests follow one another as a page's life does.
const test = suite('reporting errors');
const sent: unknown[] = [];

test.before.each(() => void mock.method(console, 'error', () => undefined));
test.after.each(() => mock.restoreAll());

test('what fails before anybody listens waits, and not without end', () => {
  for (let number = 1; number <= 25; number += 1) reportError(number);
  takeOver((error) => void sent.push(error));
  assert.equal(
    sent,
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('what fails afterwards is sent at once', () => {
  reportError('late');
  assert.is(sent.at(-1), 'late');
});

test('the router throws at once on what is not a page of ours, reports it and tells it', () => {
  const told: Error[] = [];
  const gone: string[] = [];
  const go = refuseForeign(
    (error) => void told.push(error),
    (_, to) => void gone.push(to),
  );
  for (const [to, code] of [
    ['https://example.com', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['//example.com', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['\\\\example.com', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['javascript:alert(1)', 'UNSAFE_URL_REFUSED'],
  ] as const) {
    assert.throws(
      () => go(() => undefined, to),
      (error: unknown) => error instanceof KasaError && error.code === code,
    );
    assert.is((sent.at(-1) as KasaError).code, code);
    assert.is(told.at(-1), sent.at(-1));
  }
  go(() => undefined, '/pl');
  assert.equal(gone, ['/pl']);
});

test.run();
