// `expand[]=latest_charge`, `expand[]=data.latest_charge`: ids replaced by the objects they name.
import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { buildBalanceTransaction } from '../charges/build-balance-transaction.ts';
import { findObject, type ObjectKind } from '../object-store.ts';
import { refuseRequest } from '../sandbox-errors.ts';

// Which fields of each object hold an id, and of which kind. Other fields that Stripe can expand are always null here.
const expandable: Record<string, Record<string, ObjectKind | 'source' | null>> = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method', customer: null, review: null },
  charge: {
    payment_intent: 'payment_intent',
    balance_transaction: 'balance_transaction',
    customer: null,
    refunds: null,
  },
  refund: {
    charge: 'charge',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
    balance_transaction: 'balance_transaction',
  },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  mandate: { payment_method: 'payment_method' },
  payment_method: { customer: null },
  balance_transaction: { source: 'source' },
  event: {},
};

const MAX_DEPTH = 4;

type ApiObject = { [field: string]: unknown };

/** Returns a copy of `body` with the paths expanded. Throws (400) for a path that cannot be expanded. */
export async function expandObjects(tx: Transaction, body: object, paths: readonly string[] = []): Promise<object> {
  let expanded = body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH)
      throw refuseRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property: ${path}`);
    expanded = await expandPath(tx, expanded as ApiObject, steps, path);
  }
  return expanded;
}

async function expandPath(tx: Transaction, body: ApiObject, steps: string[], path: string): Promise<ApiObject> {
  const [field = '', ...rest] = steps;
  if (body.object === 'list' && field === 'data') {
    const data: ApiObject[] = [];
    for (const item of body.data as ApiObject[]) data.push(await expandPath(tx, item, rest, path));
    return { ...body, data };
  }
  const kind = expandable[String(body.object)]?.[field];
  if (kind === undefined) throw refuseRequest(`This property cannot be expanded (${path}).`);
  const value = body[field];
  const target = typeof value === 'string' && kind ? await findTarget(tx, kind, value, body) : value;
  if (!target) return body;
  const inner = rest.length > 0 ? await expandPath(tx, { ...target }, rest, path) : target;
  return { ...body, [field]: inner };
}

async function findTarget(tx: Transaction, kind: ObjectKind | 'source', id: string, owner: ApiObject) {
  if (kind === 'balance_transaction') {
    // Only charges and refunds are expandable by this name.
    return buildBalanceTransaction(id, owner as unknown as Stripe.Charge | Stripe.Refund);
  }
  if (kind === 'source') {
    const ofKind = id.startsWith('re_') ? 'refund' : id.startsWith('du_') ? 'dispute' : 'charge';
    return (await findObject(tx, ofKind, id))?.object;
  }
  return (await findObject(tx, kind, id))?.object;
}
