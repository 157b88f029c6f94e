import type { Transport } from '#src/graphql-client.ts';
import { executeOperation } from './execute-operation.ts';
import type { RequestContext } from './request-context.ts';

/** Carries operations out for the page that is being rendered, without HTTP. */
export function createInProcessTransport(context: RequestContext): Transport {
  return async (name, variables) => {
    const { data, errors } = await executeOperation(name, variables, context);
    if (errors?.[0]) throw errors[0];
    if (!data) throw new Error(`${name} answered without data`);
    return data;
  };
}
