// Stands in for the shop's in-process transport in the uncached bench.
import { createInProcessTransport as createRealTransport } from '#server/graphql/in-process-transport.ts';
import type { RequestContext } from '#server/graphql/request-context.ts';
import type { Transport } from '#src/graphql-client.ts';
import { rememberAnswer } from './remembered.ts';

export function createInProcessTransport(context: RequestContext): Transport {
  const ask = createRealTransport(context);
  return (name, variables) => rememberAnswer(`${name} ${JSON.stringify(variables)}`, () => ask(name, variables));
}
