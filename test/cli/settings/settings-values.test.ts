import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withValues } from '#bin/commands/settings/settings-values.ts';

const company = { name: 'Tea', kvk: '', address: { city: '' }, since: null, pages: [{ slug: 'terms', texts: {} }] };

const failed = (assignment: string) =>
  withValues('company', company, [assignment]).then(
    () => '',
    (error: Error) => error.message,
  );

test('a text stays a text, and what is none is read as JSON', async () => {
  const changed = await withValues('company', company, [
    'kvk=1234',
    'since=1999',
    'address.city=Gdynia',
    'new.deep=[1]',
  ]);
  assert.equal(changed, { ...company, kvk: '1234', since: 1999, address: { city: 'Gdynia' }, new: { deep: [1] } });
  assert.is(company.kvk, '');
});

test('a part of a list is found by its name or its number', async () => {
  for (const part of ['terms', '0'])
    assert.equal((await withValues('company', company, [`pages.${part}.texts.de=x`])) as object, {
      ...company,
      pages: [{ slug: 'terms', texts: { de: 'x' } }],
    });
  assert.match(await failed('pages.imprint.texts.de=x'), 'There is no imprint');
});

test('a file stands for its content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-values-'));
  writeFileSync(join(folder, 'terms.html'), '<p>1 = 1</p>\n');
  writeFileSync(join(folder, 'logo.png'), 'PNG');
  const changed = await withValues('company', {}, [`a=@${folder}/terms.html`, `b=@${folder}/logo.png`]);
  rmSync(folder, { recursive: true });
  assert.equal(changed, { a: '<p>1 = 1</p>', b: 'data:image/png;base64,UE5H' });
  assert.match(await failed('name=@nowhere.html'), 'There is no file nowhere.html');
});

test('what names no value is refused', async () => {
  assert.match(await failed('name'), '"name" names no value');
});

test.run();
