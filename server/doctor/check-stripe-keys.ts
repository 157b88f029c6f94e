import type Stripe from 'stripe';
import { hasLiveKeys } from '../config.ts';
import { type Check, type CheckResult, fault, fine, type Patient, warning } from './finding.ts';

const keysPage = 'https://dashboard.stripe.com/apikeys';

export const checkStripeKeys: Check = {
  name: 'stripe keys',
  async run({ stripe, publicStripe, config }) {
    if (!stripe || !publicStripe) {
      return [
        warning(
          'no keys are set: payments run against the sandbox, and no money moves',
          'See "Going live" in the README.',
        ),
      ];
    }
    const isLive = hasLiveKeys(config);
    return [await judgeSecretKey(stripe, isLive), await judgePublishableKey(publicStripe)];
  },
};

async function judgeSecretKey(stripe: Stripe, isLive: boolean): Promise<CheckResult> {
  try {
    return judgeAccount(await stripe.accounts.retrieveCurrent(), isLive);
  } catch (error) {
    return sayStripeError('the account', error);
  }
}

export function judgeAccount(
  account: Pick<Stripe.Account, 'id' | 'charges_enabled' | 'payouts_enabled'>,
  isLive: boolean,
): CheckResult {
  const activate = 'Complete the account in the dashboard: https://dashboard.stripe.com/account/onboarding';
  if (isLive && !account.charges_enabled) return fault(`the account ${account.id} may not take payments yet`, activate);
  if (isLive && !account.payouts_enabled) return warning(`the account ${account.id} gets no payouts yet`, activate);
  if (isLive) return fine(`live keys of ${account.id}`);
  return warning(`test keys of ${account.id}: no money moves`, 'Set the live keys when the shop opens.');
}

/** Tests the key with a request that needs the secret one: Stripe's error tells whether the key is valid. */
async function judgePublishableKey(publicStripe: Stripe): Promise<CheckResult> {
  const error = await publicStripe.paymentIntents.list({ limit: 1 }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if ((error as { code?: string } | null)?.code === 'secret_key_required') return fine('the publishable key is good');
  if ((error as { type?: string } | null)?.type === 'StripeAuthenticationError') {
    return fault('Stripe refuses STRIPE_PUBLISHABLE_KEY', `Copy it again from ${keysPage}`);
  }
  return sayStripeError('the publishable key', error);
}

/** Why Stripe could not be asked about something. */
export function sayStripeError(what: string, error: unknown): CheckResult {
  const { type, message } = (error ?? {}) as { type?: string; message?: string };
  switch (type) {
    case 'StripeAuthenticationError':
      return fault('Stripe refuses STRIPE_SECRET_KEY', `Copy it again from ${keysPage}`);
    case 'StripePermissionError':
      return warning(`the restricted key may not read ${what}`, `Let it at ${keysPage}, or look yourself.`);
    case 'StripeConnectionError':
      return fault(
        `Stripe cannot be reached: ${message}`,
        'Let this machine reach https://api.stripe.com (firewall, DNS).',
      );
    default:
      return fault(`Stripe does not tell about ${what}: ${message}`, 'Try again; see https://status.stripe.com');
  }
}

/** What `ask` finds, or why Stripe could not be asked; nothing without keys, which another check reports. */
export async function askStripe(
  { stripe }: Pick<Patient, 'stripe'>,
  what: string,
  ask: (stripe: Stripe) => Promise<CheckResult[]>,
): Promise<CheckResult[]> {
  if (!stripe) return [];
  try {
    return await ask(stripe);
  } catch (error) {
    return [sayStripeError(what, error)];
  }
}
