// Stands in for the shop's in-process transport in the uncached bench.
import type { GraphqlExecutor } from '#server/graphql/graphql-executor.ts';
import { createInProcessTransport as createRealTransport } from '#server/graphql/in-process-transport.ts';
import type { Transport } from '#src/graphql-client.ts';
import { rememberAnswer } from './remembered.ts';

export function createInProcessTransport<Context>(executor: GraphqlExecutor<Context>, context: Context): Transport {
  const ask = createRealTransport(executor, context);
  return (name, variables) => rememberAnswer(`${name} ${JSON.stringify(variables)}`, () => ask(name, variables));
}
