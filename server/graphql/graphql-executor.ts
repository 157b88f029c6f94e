// Runs the named operations of one surface in process. Documents are validated at start and compiled to functions when
// they are first used: interpreting a document for each request would take a third of the time of rendering the page.
import { type IExecutableSchemaDefinition, makeExecutableSchema } from '@graphql-tools/schema';
import { type DocumentNode, type ExecutionResult, GraphQLError, Kind, parse, validate } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { OperationName, ResultOf, VariablesOf } from '#src/graphql-client.ts';

export type GraphqlExecutor<Context> = {
  /** The answer as GraphQL gives it: `data`, and `errors` for a client's mistakes. Bugs and outages reject. */
  execute<Name extends OperationName>(
    name: Name,
    variables: VariablesOf<Name>,
    context: Context,
  ): Promise<ExecutionResult<ResultOf<Name>>>;
  variableNames(name: OperationName): readonly string[];
};

export type ExecutorOptions<Context> = {
  schemaText: string;
  resolvers: IExecutableSchemaDefinition<Context>['resolvers'];
  /** Name of the operation -> its text. */
  documents: Readonly<Record<string, string>>;
};

export function createExecutor<Context>({
  schemaText,
  resolvers,
  documents,
}: ExecutorOptions<Context>): GraphqlExecutor<Context> {
  const schema = makeExecutableSchema({ typeDefs: schemaText, resolvers });
  const parsed = new Map<string, DocumentNode>(
    Object.entries(documents).map(([name, text]) => {
      const document = parse(text, { noLocation: true });
      const [problem] = validate(schema, document);
      if (problem) throw problem;
      return [name, document];
    }),
  );
  const namesOfVariables = new Map([...parsed].map(([name, document]) => [name, listVariables(document)]));
  const compiled = new Map<string, CompiledQuery>();

  function compiledOperation(name: OperationName): CompiledQuery {
    const cached = compiled.get(name);
    if (cached) return cached;
    const document = parsed.get(name);
    if (!document) throw new Error(`unknown operation ${name}`);
    const made = compileQuery(schema, document);
    if (!isCompiledQuery(made)) throw new Error(`operation ${name} cannot be compiled`);
    compiled.set(name, made);
    return made;
  }

  return {
    async execute<Name extends OperationName>(name: Name, variables: VariablesOf<Name>, context: Context) {
      const result = await compiledOperation(name).query(undefined, context, variables);
      for (const { originalError } of result.errors ?? []) {
        if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
      }
      return result as ExecutionResult<ResultOf<Name>>;
    },
    variableNames: (name) => namesOfVariables.get(name) ?? [],
  };
}

function listVariables({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}
