// Stands in for the shop's in-process transport in the uncached bench.
import type { GraphqlExecutor } from '#server/graphql/graphql-executor.ts';
import { createInProcessTransport as createRealTransport } from '#server/graphql/in-process-transport.ts';
import type { Transport } from '#src/graphql-client.ts';
import { cacheAnswer } from './bench-memory.ts';

export function createInProcessTransport<Context>(executor: GraphqlExecutor<Context>, context: Context): Transport {
  const ask = createRealTransport(executor, context);
  return (name, variables) => cacheAnswer(`${name} ${JSON.stringify(variables)}`, () => ask(name, variables));
}
