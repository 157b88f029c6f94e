import type { Transport } from '#src/graphql-client.ts';
import type { GraphqlExecutor } from './graphql-executor.ts';

/** Carries operations out for the page that is being rendered, without HTTP. */
export function createInProcessTransport<Context>(executor: GraphqlExecutor<Context>, context: Context): Transport {
  return async (name, variables) => {
    const { data, errors } = await executor.execute(name, variables, context);
    if (errors?.[0]) throw errors[0];
    if (!data) throw new Error(`${name} answered without data`);
    return data;
  };
}
