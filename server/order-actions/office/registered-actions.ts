// Every action that staff can ask for, and what the GraphQL schema says of them.
import { isOrderActionKind, type OrderActionKind, orderActions } from '#src/order-actions/office/order-actions.ts';
import { cancelAction } from './cancel-action.ts';
import { deliveredAction } from './delivered-action.ts';
import { documentAction } from './document-action.ts';
import type { RegisteredAction } from './order-action.ts';
import { paidAction } from './paid-action.ts';
import { refundAction } from './refund-action.ts';
import { resendMailAction } from './resend-mail-action.ts';
import { sendAction } from './send-action.ts';

export const registeredActions: Readonly<Record<OrderActionKind, RegisteredAction>> = {
  send: sendAction,
  delivered: deliveredAction,
  paid: paidAction,
  refund: refundAction,
  cancel: cancelAction,
  resend_mail: resendMailAction,
  document: documentAction,
};

/** Null of one that another release stored. */
export function findRegisteredAction(kind: string): RegisteredAction | null {
  return isOrderActionKind(kind) ? registeredActions[kind] : null;
}

const actions = Object.values(registeredActions);

/** The operation by which the office asks for each action: named where the action is, from what its field takes. */
export const orderActionDocuments = actions.map(({ kind, field, fieldArguments }) => {
  const taken = argumentsOf(fieldArguments);
  const variables = taken.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const passed = taken.map(([name]) => `${name}: $${name}`).join(', ');
  return `mutation ${orderActions[kind].operation}(${variables}) { ${field}(${passed}) { refusal } }`;
});

/**
 * Each takes effect after ten seconds and can be undone until then. It is refused when the order is no longer at the version
 * that it was chosen at, or another action waits: whoever presses twice, or in two tabs, asks once.
 */
export const orderActionSchema = /* GraphQL */ `
  ${actions.map(({ types }) => types).join('\n')}

  extend type Mutation {
    ${actions.map(fieldOf).join('\n    ')}
    "Whoever may do it may undo it."
    undoOrderAction(id: String!): ActionResult! @needs(permission: "orders.read")
  }
`;

function fieldOf({ kind, field, fieldArguments }: RegisteredAction): string {
  const taken = argumentsOf(fieldArguments).map(([name, type]) => `${name}: ${type}`);
  return `${field}(${taken.join(', ')}): ActionResult! @needs(permission: "${orderActions[kind].permission}")`;
}

function argumentsOf(own: Readonly<Record<string, string>>): [name: string, type: string][] {
  return Object.entries({ number: 'Int!', version: 'Int!', ...own });
}
