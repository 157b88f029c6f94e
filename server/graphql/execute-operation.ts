// Runs a named operation in process. Documents are validated at start and compiled to functions when they are first
// used: walking through a document anew for each request would cost as much as rendering a third of the page.
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
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

const namesOfVariables = new Map<string, readonly string[]>(
  [...parsedDocuments].map(([name, { definitions }]) => [
    name,
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    ),
  ]),
);

const compiled = new Map<string, CompiledQuery>();

/** The answer as GraphQL gives it: `data`, and `errors` for a client's mistakes. Bugs and outages reject. */
export async function executeOperation<Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
  context: RequestContext,
): Promise<ExecutionResult<ResultOf<Name>>> {
  const result = await compiledOperation(name).query(undefined, context, variables);
  for (const { originalError } of result.errors ?? []) {
    if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
  }
  return result as ExecutionResult<ResultOf<Name>>;
}

export function variableNames(name: OperationName): readonly string[] {
  return namesOfVariables.get(name) ?? [];
}

function compiledOperation(name: OperationName): CompiledQuery {
  const known = compiled.get(name);
  if (known) return known;
  const document = parsedDocuments.get(name);
  if (!document) throw new Error(`unknown operation ${name}`);
  const made = compileQuery(schema, document);
  if (!isCompiledQuery(made)) throw new Error(`operation ${name} cannot be compiled`);
  compiled.set(name, made);
  return made;
}
