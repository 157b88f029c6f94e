// Runs the named operations of one surface in process. Documents were validated when they were generated, and are parsed
// and compiled to functions when they are first used: interpreting a document for each request would take a third of the
// time of rendering the page.
import { type IExecutableSchemaDefinition, makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
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
  /** Throws when the operation is not permitted to the caller. */
  requireAccess?(name: OperationName, context: Context): Promise<void>;
  /** Answers each mutation once, however often it is sent under one key, on a surface that asks for that. */
  answerOnce?<Answer>(
    context: Context,
    asked: { operation: OperationName; variables: unknown },
    run: (context: Context) => Promise<Answer>,
  ): Promise<Answer>;
};

type Operation = { query: CompiledQuery['query']; variableNames: readonly string[]; isMutation: boolean };

export function createExecutor<Context>({
  schemaText,
  resolvers,
  documents,
  requireAccess,
  answerOnce = (context, _asked, run) => run(context),
}: ExecutorOptions<Context>): GraphqlExecutor<Context> {
  let schema: GraphQLSchema | undefined;
  const operations = new Map<string, Operation>();

  function operationNamed(name: OperationName): Operation {
    const cached = operations.get(name);
    if (cached) return cached;
    const text = documents[name];
    if (text === undefined) throw new Error(`unknown operation ${name}`);
    const document = parse(text, { noLocation: true });
    schema ??= buildExecutableSchema(schemaText, resolvers);
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) throw new Error(`operation ${name} cannot be compiled`);
    const operation = {
      query: compiled.query,
      variableNames: listVariables(document),
      isMutation: document.definitions.some(isMutation),
    };
    operations.set(name, operation);
    return operation;
  }

  return {
    async execute<Name extends OperationName>(name: Name, variables: VariablesOf<Name>, context: Context) {
      await requireAccess?.(name, context);
      const operation = operationNamed(name);
      const run = async (by: Context) => {
        const result = await operation.query(undefined, by, variables);
        for (const { originalError } of result.errors ?? []) {
          if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
        }
        return result as ExecutionResult<ResultOf<Name>>;
      };
      return operation.isMutation ? answerOnce(context, { operation: name, variables }, run) : run(context);
    },
    variableNames: (name) => operationNamed(name).variableNames,
  };
}

/**
 * Takes a text that was validated when types were generated from it: that, and a second copy, would take a tenth of a
 * start.
 */
function buildExecutableSchema(schemaText: string, resolvers: ExecutorOptions<never>['resolvers']): GraphQLSchema {
  const typeDefs = buildASTSchema(parse(schemaText, { noLocation: true }), { assumeValidSDL: true });
  return makeExecutableSchema({ typeDefs, resolvers, updateResolversInPlace: true });
}

function isMutation(definition: DefinitionNode): boolean {
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION;
}

function listVariables({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}
