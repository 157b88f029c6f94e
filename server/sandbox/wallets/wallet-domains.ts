// The domains on which wallets may be shown: domains are registered (`payment_method_domains`), and before Stripe.js
// draws a button it asks which wallets the account and the domain have.
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { findObject, listObjects, putObject, saveObject } from '../object-store.ts';
import { expand, flag, integer, listParameters, oneOf, text } from '../parameters/parameter-schemas.ts';
import { answerOk, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import { missingObject, refuseParameter } from '../sandbox-errors.ts';
import { newObjectId, toSeconds } from '../sandbox-ids.ts';

type Account = Pick<SandboxContext, 'now' | 'inactiveMethods'>;

export const newDomainParameters = z.strictObject({
  domain_name: text(),
  enabled: flag().optional(),
  expand: expand().optional(),
});
export const changedDomainParameters = z.strictObject({ enabled: flag().optional(), expand: expand().optional() });
export const listDomainsParameters = z.strictObject({
  ...listParameters,
  domain_name: text().optional(),
});
export const sessionParameters = z.strictObject({
  key: text(),
  type: oneOf(['deferred_intent']),
  referrer_host: text(),
  locale: text(20).optional(),
  deferred_intent: z.strictObject({ mode: oneOf(['payment']), amount: integer(1), currency: text(3) }),
});

export async function createDomain(
  tx: Transaction,
  context: SandboxContext,
  { domain_name: name, enabled = true }: z.output<typeof newDomainParameters>,
): Promise<SandboxAnswer> {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) throw refuseParameter(`Invalid domain name: ${name}`, 'domain_name');
  if (await findDomain(tx, name)) {
    throw refuseParameter(`${name} is registered already.`, 'domain_name', 'resource_already_exists');
  }
  const domain = { ...newDomain(name, context), enabled };
  await putObject(tx, 'payment_method_domain', domain);
  return answerOk(domain);
}

/** The sandbox belongs to one shop and registers that shop's domain itself. */
export async function registerDomain(tx: Transaction, name: string, account: Account): Promise<void> {
  if (!(await findDomain(tx, name))) await putObject(tx, 'payment_method_domain', newDomain(name, account));
}

/** Changes it, and updates which wallets are active there. */
export async function changeDomain(
  tx: Transaction,
  context: SandboxContext,
  id: string,
  { enabled }: { enabled?: boolean },
): Promise<SandboxAnswer> {
  const stored = await findObject(tx, 'payment_method_domain', id);
  if (!stored) throw missingObject('payment_method_domain', id, 'payment_method_domain', 404);
  const domain = { ...stored.object, ...(enabled !== undefined && { enabled }), ...statusesIn(context) };
  await saveObject(tx, domain);
  return answerOk(domain);
}

/** Tells Stripe.js which buttons to draw. Stripe documents neither the path nor the answer. */
export async function answerElementsSession(
  tx: Transaction,
  context: SandboxContext,
  { referrer_host: host }: z.output<typeof sessionParameters>,
): Promise<SandboxAnswer> {
  const domain = await findDomain(tx, host);
  const isShown = (wallet: WalletName) => domain?.enabled === true && lackOf(wallet, context) === null;
  return answerOk({ object: 'elements_session', wallets: wallets.filter(isShown) });
}

async function findDomain(tx: Transaction, domainName: string): Promise<Stripe.PaymentMethodDomain | null> {
  const [found] = await listObjects(tx, 'payment_method_domain', { limit: 1, domainName });
  return found ?? null;
}

function newDomain(name: string, account: Account): Stripe.PaymentMethodDomain {
  return {
    id: newObjectId('payment_method_domain'),
    object: 'payment_method_domain',
    created: toSeconds(account.now),
    domain_name: name,
    enabled: true,
    livemode: false,
    ...statusesIn(account),
  };
}

type Status = Stripe.PaymentMethodDomain[WalletName];
type Statuses = Omit<Stripe.PaymentMethodDomain, 'id' | 'object' | 'created' | 'domain_name' | 'enabled' | 'livemode'>;

function statusesIn(account: Account): Statuses {
  const statusOf = (wallet: WalletName): Status => {
    const error_message = lackOf(wallet, account);
    return error_message ? { status: 'inactive', status_details: { error_message } } : { status: 'active' };
  };
  // Stripe lists more methods; those do not depend on a domain here.
  return Object.fromEntries(wallets.map((wallet) => [wallet, statusOf(wallet)])) as Statuses;
}

/** The inactive method that a wallet would need; Apple Pay and Google Pay need cards. */
function lackOf(wallet: WalletName, { inactiveMethods }: Account): string | null {
  const needed = wallet === 'link' ? ['link'] : [wallet, 'card'];
  const missing = needed.find((method) => inactiveMethods.includes(method));
  return missing ? `${missing} is not activated.` : null;
}
