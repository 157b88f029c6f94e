// The storefront's named operations, from its schema and its documents.
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { operations } from '#src/operations.generated.ts';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';
import { documents } from '../graphql/documents.generated.ts';
import { schemaText } from '../graphql/schema-text.ts';
import type { Block, Chapter } from './chapter.ts';

type Name = keyof typeof operations;
type Operation = { name: Name; text: string; variables: readonly string[] };

const listed = (Object.keys(operations) as Name[]).map(readOperation);
const isQuery = ({ name }: Operation) => operations[name].kind === 'query';

function readOperation(name: Name): Operation {
  const text = documents[name];
  const operation = parse(text).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const variables = (operation?.variableDefinitions ?? []).map(
    ({ variable, type }) => `${variable.name.value}: ${print(type)}`,
  );
  return { name, text, variables };
}

const rowOf = ({ name, variables }: Operation) => [
  `\`${name}\``,
  variables.map((each) => `\`${each}\``).join(', ') || '–',
  operations[name].isPrivate ? 'the visitor’s own' : 'the same for everybody',
];

export const storefrontChapter: Chapter = {
  id: 'storefront',
  title: 'The storefront’s operations',
  blocks: [
    {
      kind: 'text',
      text: `Pages ask the shop by named GraphQL operations below \`${storefrontApi.path}\`, and so may a program that shows what is sold. No key is needed. Only these documents are carried out; another one is refused.`,
    },
    { kind: 'heading', text: 'Reading' },
    {
      kind: 'text',
      text: 'A query is a GET. Texts are plain parameters; where a variable is something else, all of them go as JSON in `__variables`.',
    },
    {
      kind: 'code',
      language: 'sh',
      text: `curl "$SHOP${storefrontApi.path}/query/CatalogueProduct?locale=en&handle=HANDLE"\ncurl "$SHOP${storefrontApi.path}/query/CatalogueSearch?locale=en&view=q%3Dfox"`,
    },
    {
      kind: 'text',
      text: 'The answer is `{"data": …, "errors": []}`. What is the same for everybody may be kept for as long as `Cache-Control` says, and is asked for again with its `ETag`. Amounts are in minor units of their currency: 12900 is 129.00 zł.',
    },
    { kind: 'table', head: ['query', 'variables', 'answer'], rows: listed.filter(isQuery).map(rowOf) },
    { kind: 'heading', text: 'Writing' },
    {
      kind: 'text',
      text: `A mutation is a POST of JSON to \`${storefrontApi.path}/mutation/NAME\`, from the shop’s own pages alone: a request that a browser sends from elsewhere is refused, so nobody’s cart is changed by another site. Programs that shop for people use the protocol for assistants, where the merchant has opened it.`,
    },
    {
      kind: 'table',
      head: ['mutation', 'variables', 'answer'],
      rows: listed.filter((each) => !isQuery(each)).map(rowOf),
    },
    { kind: 'heading', text: 'What goes wrong' },
    {
      kind: 'text',
      text: 'An HTTP status with `{"error": {"code", "message", "requestId"}}`: 400 for an unknown name or variable, 429 and 503 with `Retry-After` in seconds. They follow the pages: a release may change operations.',
    },
    { kind: 'heading', text: 'The documents' },
    ...listed.map(({ text }): Block => ({ kind: 'code', language: 'graphql', text })),
    { kind: 'heading', text: 'The schema' },
    { kind: 'code', language: 'graphql', text: print(parse(schemaText)) },
  ],
};
