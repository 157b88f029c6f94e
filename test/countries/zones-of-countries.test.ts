// A clock is a country's: a shop in Lisbon must not close its day by Warsaw's.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';

const zone = /['"`](?:Africa|America|Asia|Atlantic|Europe|Pacific)\/[A-Z][A-Za-z_]+['"`]/;

test('no zone is named but in the file of its country', async () => {
  const found = (await listSources())
    .filter(({ path }) => !path.startsWith('test/') && !/^src\/countries\/(?:central|north|south|west)\//.test(path))
    .filter(({ text }) => zone.test(text));
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

test.run();
