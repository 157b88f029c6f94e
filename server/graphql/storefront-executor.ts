import type { RequestContext } from '../schema/request-context.ts';
import { documents } from './documents.generated.ts';
import { createExecutor } from './graphql-executor.ts';
import { resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';

export const storefrontExecutor = createExecutor<RequestContext>({ schemaText, resolvers, documents });
