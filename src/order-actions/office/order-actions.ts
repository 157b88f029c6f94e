// What staff can do with an order and, for ten seconds, undo: one object for each action. The buttons and keys of the
// order's page, the bar of many orders, the search, the GraphQL schema and the outbox all read it here. How the server
// carries it out is in `server/order-actions/office/`, what is asked before in `order-dialogs.tsx`.
import type { MutationName } from '../../graphql-client.ts';
import type { NextStep } from '../../orders/office/next-step.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import type { workFilters } from '../../orders/office/order-filter-values.ts';
import type { Permission } from '../../staff/permissions.ts';

/** What can be done on the page of an order. */
export type OrderPageAction = {
  permission: Permission;
  isPossible(order: ManagedOrder): boolean;
  /** Which next steps of an order it is. */
  nextSteps?: readonly NextStep[];
  /**
   * The letter begins it on the page of an order; the search and the list of keys call it `shell.key_…`; `list` has the
   * orders that want it, where the work has a list of its own.
   */
  key?: { letter: string; list?: (typeof workFilters)[number] };
  /** Its button stands beside what it is about, not in the row of the order's. */
  standsApart?: true;
};

export type OrderAction = OrderPageAction & {
  /** The operation by which the office asks for it: `make types` writes its document. */
  operation: MutationName;
  /**
   * The names by which it is asked for of many orders at once, and the operation, whose document `make types` writes,
   * too: those of one operation want the same permission.
   */
  ofMany?: { operation: MutationName; names: readonly string[] };
};

export const orderActions = {
  send: {
    operation: 'OrdersSend',
    permission: 'orders.fulfil',
    isPossible: (order) => isStillSold(order) && order.lines.some((line) => line.sent < line.quantity - line.cancelled),
    nextSteps: ['send', 'send_rest'],
    key: { letter: 's', list: 'to_send' },
    ofMany: { operation: 'OrdersWorkOnMany', names: ['send', 'send_labelled'] },
  },
  delivered: {
    operation: 'OrdersDeliver',
    permission: 'orders.fulfil',
    // What came back is under way no more.
    isPossible: ({ parcels }) =>
      parcels.some(({ deliveredAt, lines }) => !deliveredAt && lines.some((line) => line.returned < line.quantity)),
    nextSteps: ['await_delivery'],
    ofMany: { operation: 'OrdersWorkOnMany', names: ['delivered'] },
  },
  paid: {
    operation: 'OrdersPayByHand',
    permission: 'orders.refund',
    // A transfer may come when the order has expired; whether its goods are still there is for the server to say.
    isPossible: ({ payment, cancelReason }) => payment === 'awaiting_payment' || cancelReason === 'expired',
    nextSteps: ['await_transfer'],
    ofMany: { operation: 'OrdersMarkManyPaid', names: ['paid'] },
  },
  refund: {
    operation: 'OrdersRefund',
    permission: 'orders.refund',
    isPossible: ({ refundable }) => refundable.minor > 0,
    nextSteps: ['refund'],
    key: { letter: 'r', list: 'withdrawn' },
  },
  cancel: {
    operation: 'OrdersCancel',
    permission: 'orders.cancel',
    isPossible: (order) =>
      order.payment === 'awaiting_payment' || (order.fulfilment === 'unfulfilled' && isStillSold(order)),
  },
  resend_mail: {
    operation: 'OrdersResendMail',
    permission: 'orders.fulfil',
    isPossible: () => true,
    ofMany: { operation: 'OrdersWorkOnMany', names: ['resend_mail'] },
  },
  /** An invoice, proforma or receipt, or corrections of what was given back. */
  document: {
    operation: 'OrdersIssueDocument',
    permission: 'invoices.issue',
    // What can be issued is listed by the server.
    isPossible: () => true,
    key: { letter: 'i' },
    standsApart: true,
    ofMany: { operation: 'OrdersInvoiceMany', names: ['invoice'] },
  },
} as const satisfies Record<string, OrderAction>;

/** Not all of its money was given back or asked back; of an order that cost nothing, none can be. */
function isStillSold({ payment, captured, refundable }: ManagedOrder): boolean {
  return payment === 'due_on_delivery' || (payment === 'paid' && (captured.minor === 0 || refundable.minor > 0));
}

export type OrderActionKind = keyof typeof orderActions;

/** Takes effect at once: nothing of it goes out that could not be put right again. */
export const contactChange = {
  permission: 'orders.fulfil',
  isPossible: ({ isContactOpen }) => isContactOpen,
  key: { letter: 'e', list: 'to_send' },
  standsApart: true,
} as const satisfies OrderPageAction;

/** The name by which an address opens the page of an order with a dialog. */
export type OrderDialogName = OrderActionKind | 'edit';

export const orderActionKinds = Object.keys(orderActions) as OrderActionKind[];

export function isOrderActionKind(kind: string): kind is OrderActionKind {
  return Object.hasOwn(orderActions, kind);
}

const pageActions = { ...orderActions, edit: contactChange };
type PageActions = typeof pageActions;

type ActionApart = {
  [Name in keyof PageActions]: PageActions[Name] extends { standsApart: true } ? Name : never;
}[keyof PageActions];

export function standsApart(name: OrderDialogName): name is ActionApart {
  return 'standsApart' in pageActions[name];
}

export type KeyedAction = {
  [Name in keyof PageActions]: PageActions[Name] extends { key: object } ? Name : never;
}[keyof PageActions];

/** What a letter begins on the page of an order. */
export const keyedActions = Object.entries<OrderPageAction>(pageActions).flatMap(([dialog, { permission, key }]) =>
  key ? [{ ...key, permission, dialog: dialog as KeyedAction }] : [],
);

/** What can be asked for many orders at once. */
export const manyActions = orderActionKinds.flatMap((kind) => {
  const action = orderActions[kind];
  if (!('ofMany' in action)) return [];
  const { names, operation } = action.ofMany;
  return names.map((name) => ({ name, kind, operation, permission: action.permission }));
});

export type ManyAction = (typeof manyActions)[number]['name'];

export type ManyOperation = (typeof manyActions)[number]['operation'];
