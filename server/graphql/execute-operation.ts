// Runs a named operation in process. Documents are parsed and validated once, at start.
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import type { OperationName, ResultOf, VariablesOf } from '#src/graphql-client.ts';
import { documents } from './documents.generated.ts';
import type { RequestContext } from './request-context.ts';
import { resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';

const schema: GraphQLSchema = makeExecutableSchema({ typeDefs: schemaText, resolvers });

const parsedDocuments = new Map<string, DocumentNode>(
  Object.entries(documents).map(([name, text]) => {
    const document = parse(text, { noLocation: true });
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    return [name, document];
  }),
);

/** The answer as GraphQL gives it: `data`, and `errors` for a client's mistakes. Bugs and outages reject. */
export async function executeOperation<Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
  context: RequestContext,
): Promise<ExecutionResult<ResultOf<Name>>> {
  const document = parsedDocuments.get(name);
  if (!document) throw new Error(`unknown operation ${name}`);
  const result = await execute({ schema, document, variableValues: variables, contextValue: context });
  for (const { originalError } of result.errors ?? []) {
    if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
  }
  return result as ExecutionResult<ResultOf<Name>>;
}
