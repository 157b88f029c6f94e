// The operations by which actions are asked for of many orders: what each may ask for, and who may use it, follows from the
// actions that name it.
import { type ManyOperation, manyActions } from '#src/order-actions/office/order-actions.ts';

const fields = {
  OrdersWorkOnMany: 'workOnOrders',
  OrdersMarkManyPaid: 'markOrdersPaid',
  OrdersInvoiceMany: 'invoiceOrders',
} as const satisfies Record<ManyOperation, string>;

export const manyOperations = (Object.keys(fields) as ManyOperation[]).map((operation) => {
  const permissions = new Set(
    manyActions.flatMap((action) => (action.operation === operation ? action.permission : [])),
  );
  const [permission, another] = permissions;
  // One of them could be asked for by whoever may another.
  if (!permission || another) throw new Error(`the actions of ${operation} want ${[...permissions].join(' and ')}`);
  return { operation, field: fields[operation], permission };
});

export const manyOrdersFields = manyOperations
  .map(
    ({ field, permission }) =>
      `${field}(kind: ManyOrdersAction!, orders: [OrderAtVersionInput!]!, batch: String): AskedOfMany! @needs(permission: "${permission}")`,
  )
  .join('\n    ');

export const manyOrdersDocuments = manyOperations.map(
  ({ operation, field }) => /* GraphQL */ `
    mutation ${operation}($kind: ManyOrdersAction!, $orders: [OrderAtVersionInput!]!, $batch: String) {
      ${field}(kind: $kind, orders: $orders, batch: $batch) { id taken dueAt refused { number refusal } }
    }
  `,
);
