// The shop does not look at its operations when it starts: they are held to the schema when they are generated, and here.
import { buildSchema, parse, validate } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documents as accountDocuments } from '#server/graphql/account-documents.generated.ts';
import { documents } from '#server/graphql/documents.generated.ts';
import { documents as officeDocuments } from '#server/graphql/office-documents.generated.ts';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { schemaText } from '#server/graphql/schema-text.ts';

const surfaces = {
  storefront: [schemaText, documents],
  account: [schemaText, accountDocuments],
  office: [officeSchemaText, officeDocuments],
} as const;

for (const [surface, [text, operations]] of Object.entries(surfaces)) {
  test(`every operation of the ${surface} fits its schema`, () => {
    const schema = buildSchema(text);
    assert.ok(Object.keys(operations).length > 0);
    for (const [name, document] of Object.entries(operations)) {
      assert.equal(validate(schema, parse(document)), [], name);
    }
  });
}

test.run();
