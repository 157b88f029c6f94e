import type { Transaction } from '#server/database/transaction.ts';
import { findObject, listObjects, type ObjectKind } from '../object-store.ts';
import { answerOk, type SandboxAnswer } from '../sandbox-context.ts';
import { missingObject } from '../sandbox-errors.ts';

type PageParameters = {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  payment_intent?: string;
  charge?: string;
  type?: string;
  types?: string[];
  domain_name?: string;
  payout?: string;
};

const DEFAULT_LIMIT = 10;

/** One page of a list, newest first, in Stripe's envelope. */
export async function listPage(
  tx: Transaction,
  kind: ObjectKind,
  url: string,
  parameters: PageParameters,
): Promise<SandboxAnswer> {
  const limit = parameters.limit ?? DEFAULT_LIMIT;
  for (const param of ['starting_after', 'ending_before'] as const) {
    const id = parameters[param];
    if (id !== undefined && !(await findObject(tx, kind, id))) throw missingObject(kind, id, param, 400);
  }
  const found = await listObjects(tx, kind, {
    limit,
    startingAfter: parameters.starting_after,
    endingBefore: parameters.ending_before,
    created: parameters.created,
    paymentIntent: parameters.payment_intent,
    charge: parameters.charge,
    domainName: parameters.domain_name,
    payout: parameters.payout,
    types: parameters.types ?? (parameters.type ? [parameters.type] : undefined),
  });
  const page = found.slice(0, limit);
  const data = parameters.ending_before === undefined ? page : page.reverse();
  return answerOk({ object: 'list', data, has_more: found.length > limit, url });
}
