import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deriveFiles } from '#build/dev/derive-files.ts';
import { aRepository } from '../a-repository.ts';

const test = suite('derived files');

/** Stands for the program that writes them. */
const writer = (script: string) => ({ 'bin/write-types.ts': script });
const said = "console.log(['src/operations.generated.ts', ...process.argv.slice(2)].join('\\n'));";

test('a document, a part of the schema and the list of the office pages have files written anew', async () => {
  using repository = aRepository({
    ...writer(said),
    'server/shop-schema.ts': 'export const schema = /* GraphQL */ `type A`;',
  });
  for (const path of ['src/shop/shop.graphql', 'server/shop-schema.ts', 'src/surfaces/office/staff-pages.ts']) {
    const derived = await deriveFiles(repository.root, [path]);
    assert.equal(derived, { written: ['src/operations.generated.ts', '--without-database'], problems: [] }, path);
  }
});

test('nothing derives from another source, from what was derived, and from a file that is gone', async () => {
  using repository = aRepository({
    ...writer(said),
    'server/documents.generated.ts': 'export const documents = /* GraphQL */ `{ a }`;',
  });
  for (const path of ['server/config.ts', 'server/documents.generated.ts', 'server/gone.ts']) {
    assert.is(await deriveFiles(repository.root, [path]), null, path);
  }
});

test('a fault is told with the place that the writer names, and with the lines around it', async () => {
  using repository = aRepository({
    ...writer("console.error('Error: Cannot query field.\\n\\nsrc/shop/shop.graphql:2:5'); process.exitCode = 1;"),
    'src/shop/shop.graphql': 'query Shop {\n    names\n}',
  });
  const derived = await deriveFiles(repository.root, ['src/shop/shop.graphql']);
  const [problem] = derived?.problems ?? [];
  assert.equal(derived?.written, []);
  assert.is(
    `${problem?.path}:${problem?.line}:${problem?.column} ${problem?.message}`,
    'src/shop/shop.graphql:2:5 Cannot query field.',
  );
  assert.match(problem?.frame ?? '', '> 2 |     names');
});

test.run();
