import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CliError, reportCliError } from '#bin/cli-errors.ts';

/** What is printed of it, on whichever stream. */
function printed(thrown: unknown, asJson = false): string {
  const lines: string[] = [];
  const { log, error } = console;
  const { exitCode } = process;
  console.log = console.error = (line: unknown) => lines.push(String(line));
  try {
    reportCliError(thrown, asJson);
    assert.is(process.exitCode, 1);
  } finally {
    Object.assign(console, { log, error });
    process.exitCode = exitCode;
  }
  return lines.join('\n');
}

test('an error of ours is its title and how to mend it', () => {
  const error = new CliError({ code: 'NOT_BUILT', title: 'There is no built shop.', fix: 'Run this.\nThen that.' });
  assert.is(printed(error), 'kasa: There is no built shop.\n      Run this.\n      Then that.');
  assert.equal(JSON.parse(printed(error, true)), {
    ok: false,
    error: { code: 'NOT_BUILT', message: 'There is no built shop.', fix: 'Run this.\nThen that.' },
  });
});

/** Whatever is thrown -> what must be read in it. */
const anything: [thrown: unknown, says: string][] = [
  [{ errno: 51, name: 'ErrnoError' }, 'errno: 51'],
  [{ message: 'only a message' }, 'only a message'],
  [Object.assign(new Error(''), { errno: 51 }), 'errno: 51'],
  [Object.assign(new Error('without its stack'), { stack: undefined }), 'without its stack'],
  [new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]), 'connect ECONNREFUSED ::1:5432'],
  [new Error('outer', { cause: new Error('inner') }), 'inner'],
  ['a string', 'a string'],
  [undefined, 'undefined'],
  [null, 'null'],
];

for (const [thrown, says] of anything) {
  test(`something thrown is shown with what it says: ${says}`, () => {
    assert.match(printed(thrown), says);
    const { error } = JSON.parse(printed(thrown, true));
    assert.is(error.code, 'INTERNAL');
    for (const text of [printed(thrown), error.message]) {
      assert.is.not(text, '');
      assert.not.match(text, '[object Object]');
    }
  });
}

/** The driver's code -> the code of ours. */
const disks: [thrown: object, code: string, says: string][] = [
  [{ code: 'ENOSPC', path: '/srv/kasa/media' }, 'DISK_FULL', '/srv/kasa/media'],
  [{ code: 'EDQUOT', path: '/srv/kasa/media' }, 'DISK_FULL', '/srv/kasa/media'],
  [{ code: 'EROFS', path: '/srv/kasa/media' }, 'NO_PERMISSION', '/srv/kasa/media'],
  [{ code: 'EACCES', path: '/srv/products.csv' }, 'NO_PERMISSION', '/srv/products.csv'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'DISK_FULL', 'a file'],
  [{ code: '53100', message: 'could not extend file "base/5/16384"' }, 'DATABASE_DISK_FULL', 'base/5/16384'],
];

for (const [fields, code, says] of disks) {
  test(`trouble with a disk is said with its place and how to mend it: ${JSON.stringify(fields)}`, () => {
    const thrown = Object.assign(new Error('write failed'), fields);
    const { error } = JSON.parse(printed(thrown, true));
    assert.is(error.code, code);
    assert.match(error.message, says);
    assert.ok(error.fix);
    assert.match(printed(thrown), /^kasa: .*\n {6}\S/);
  });
}

test.run();
