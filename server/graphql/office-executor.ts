// The office's GraphQL: a separate schema, no part of which is in the storefront's.

import { customerResolvers } from '../customers/office/customer-resolvers.ts';
import { officeOrderResolvers } from '../orders/office/office-order-resolvers.ts';
import { orderActionResolvers } from '../orders/office/order-action-resolvers.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { accountResolvers } from '../staff/office/account-resolvers.ts';
import { peopleResolvers } from '../staff/office/people-resolvers.ts';
import { staffResolvers } from '../staff/office/staff-resolvers.ts';
import { createExecutor } from './graphql-executor.ts';
import { requireAccess } from './office-access.ts';
import { documents } from './office-documents.generated.ts';
import { officeSchemaText } from './office-schema.ts';

export const officeExecutor = createExecutor<OfficeContext>({
  schemaText: officeSchemaText,
  resolvers: [
    ...[staffResolvers, accountResolvers, peopleResolvers],
    ...[officeOrderResolvers, orderActionResolvers, customerResolvers],
  ],
  documents,
  requireAccess,
});
