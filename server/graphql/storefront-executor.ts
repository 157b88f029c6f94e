import type { RequestContext } from '../schema/request-context.ts';
import { documents as accountDocuments } from './account-documents.generated.ts';
import { documents } from './documents.generated.ts';
import { createExecutor } from './graphql-executor.ts';
import { resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';

/** What shoppers ask, on the pages of the shop and of their account. */
export const storefrontExecutor = createExecutor<RequestContext>({
  ...{ schemaText, resolvers },
  documents: { ...documents, ...accountDocuments },
});
