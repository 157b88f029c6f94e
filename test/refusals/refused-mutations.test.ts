// Each thing that somebody can ask of the shop or its office, refused: the database is afterwards what it was before.
import { buildSchema, parse } from 'graphql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { documents } from '#server/graphql/documents.generated.ts';
import { documents as officeDocuments } from '#server/graphql/office-documents.generated.ts';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { schemaText } from '#server/graphql/schema-text.ts';
import type { GraphqlApi, MutationName } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';
import { shopOrigin } from '../fixtures/post-form.ts';
import { changedTables, takeSnapshot } from './database-snapshot.ts';
import { refusedInOffice } from './refused-in-office.ts';
import { refusedInStorefront } from './refused-in-storefront.ts';
import type { NeverRefused, RefusedMutation } from './refused-mutation.ts';
import { aRefusingShop, type RefusingShop } from './refusing-shop.ts';

type AnyRefused = RefusedMutation<MutationName> | NeverRefused;
type Surface = { api: GraphqlApi; schema: string; documents: object; cases: object };

const surfaces: Surface[] = [
  { api: storefrontApi, schema: schemaText, documents, cases: refusedInStorefront },
  { api: officeApi, schema: officeSchemaText, documents: officeDocuments, cases: refusedInOffice },
];

const test = suite<{ shop: RefusingShop }>('refused mutations');

test.before(async (context) => {
  context.shop = await aRefusingShop();
});
test.after(({ shop }) => shop.shop.close());

test('every mutation of both surfaces is tried here, under the name that its page uses', () => {
  for (const { api, schema, documents: all, cases } of surfaces) {
    const named = Object.entries(api.operations).filter(([, operation]) => operation.kind === 'mutation');
    assert.equal(Object.keys(cases).sort(), named.map(([name]) => name).sort());
    const fields = Object.keys(buildSchema(schema).getMutationType()?.getFields() ?? {});
    const used = named.flatMap(([name]) => fieldsOf((all as Record<string, string>)[name] ?? ''));
    assert.equal([...new Set(used)].sort(), fields.sort(), 'no page uses one of them');
  }
});

test('what is refused leaves nothing behind, whatever it was', async ({ shop }) => {
  const faults: string[] = [];
  let before = await takeSnapshot(shop.db);
  for (const { api, cases } of surfaces) {
    for (const [name, refused] of Object.entries(cases) as [MutationName, AnyRefused][]) {
      if (!('refusal' in refused)) continue;
      const refusal = await press(shop, api, name, refused);
      if (refusal !== refused.refusal) faults.push(`${name}: ${refusal} instead of ${refused.refusal}`);
      const after = await takeSnapshot(shop.db);
      const noted = refused.notes?.tables ?? [];
      const left = changedTables(before, after).filter((table) => !noted.includes(table));
      if (left.length > 0) faults.push(`${name} has left something in ${left.join(', ')}`);
      before = after;
    }
  }
  assert.equal(faults, []);
});

function fieldsOf(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === 'Field' ? [field.name.value] : []))
      : [],
  );
}

let visitors = 0;

async function press(
  shop: RefusingShop,
  api: GraphqlApi,
  name: MutationName,
  { variables, cookie = ({ owner }) => owner.cookie }: RefusedMutation<MutationName>,
): Promise<string> {
  const answer = await shop.shop.app.inject({
    method: 'POST',
    url: api.mutationUrl(name),
    headers: { origin: shopOrigin, cookie: cookie(shop) },
    payload: variables(shop) as object,
    remoteAddress: `192.0.2.${++visitors}`,
  });
  const { data, error } = answer.json();
  if (error) return error.code;
  const [result] = Object.values(data ?? {}).flat();
  return refusalIn(result);
}

/** The kind of the refusal in whatever shape it is answered; of many, the first one's. */
function refusalIn(result: unknown): string {
  if (typeof result !== 'object' || result === null) return result ? `not refused: ${result}` : 'nothing';
  if ('refusal' in result && result.refusal) return String(result.refusal);
  if ('__typename' in result) return String(result.__typename);
  if ('refused' in result && Array.isArray(result.refused)) return refusalIn(result.refused[0]);
  return `not refused: ${JSON.stringify(result).slice(0, 200)}`;
}

test.run();
