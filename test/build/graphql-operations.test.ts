// What derives from the schema and the documents, and how a fault in a document is told.
import { Source } from 'graphql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generateOperations } from '#build/graphql-operations.ts';

const test = suite('operations of GraphQL');

const schemaText = 'type Query { shop: Shop! } type Shop { name: String! }';
const generate = (texts: (string | Source)[]) =>
  generateOperations({ schemaText, texts, contextType: 'RequestContext' });

test('a document has the types of what it asks for, and of fragments that stand in another', async () => {
  const { operations, documents } = await generate([
    new Source('query ShopName { shop { ...Named } }', 'src/shop/shop.graphql'),
    'fragment Named on Shop { name }',
  ]);
  assert.match(operations, 'export type ShopNameQuery = { shop: { name: string } };');
  assert.match(documents, 'fragment Named on Shop');
});

for (const [fault, text, says] of [
  ['a field that is not there', 'query ShopName {\n  shop { names }\n}', 'Cannot query field "names"'],
  ['a fragment that is not there', 'query ShopName {\n  shop { ...Names }\n}', 'Unknown fragment "Names"'],
  ['what cannot be read', 'query ShopName {\n  shop { }\n}', 'Expected Name'],
] as const) {
  test(`${fault} is told with the file and its line`, async () => {
    const error = await generate(['fragment Unused on Shop { name }', new Source(text, 'src/shop/shop.graphql')]).then(
      () => null,
      (reason: Error) => reason,
    );
    assert.match(String(error), says);
    assert.match(String(error), /^src\/shop\/shop\.graphql:2:\d+$/m);
  });
}

test.run();
