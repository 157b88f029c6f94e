// How the build's files come into their folder.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile, writeOutput } from '#build/output/write-output.ts';

const test = suite<{ folder: string }>('the files of a build');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'kasa-output-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const fileOf = (contents: string) => outputFile('public/a.js', Buffer.from(contents));

test('the folder holds them and nothing else', ({ folder }) => {
  writeFileSync(join(folder, 'old.js'), 'old');
  writeOutput(folder, [fileOf('one')]);
  assert.is(readFileSync(join(folder, 'public/a.js'), 'utf8'), 'one');
  assert.equal(readdirSync(folder, { recursive: true }).sort(), ['public', 'public/a.js']);
});

test('a file that cannot be written stays as it was, and what was begun of it is removed by the next build', ({
  folder,
}) => {
  writeOutput(folder, [fileOf('one')]);
  // There is no space, as far as this file is concerned.
  mkdirSync(join(folder, 'public/a.js.new'));
  assert.throws(() => writeOutput(folder, [fileOf('two')]), /EISDIR/);
  assert.is(readFileSync(join(folder, 'public/a.js'), 'utf8'), 'one');
  rmSync(join(folder, 'public/a.js.new'), { recursive: true });
  writeFileSync(join(folder, 'public/a.js.new'), 'tw');
  writeOutput(folder, [fileOf('two')]);
  assert.is(readFileSync(join(folder, 'public/a.js'), 'utf8'), 'two');
  assert.not.ok(existsSync(join(folder, 'public/a.js.new')));
});

test.run();
