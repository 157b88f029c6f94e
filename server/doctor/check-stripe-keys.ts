import type Stripe from 'stripe';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { hasLiveKeys } from '../config.ts';
import { type Check, type CheckResult, fault, fine, type Patient, warning } from './finding.ts';

const keysPage = 'https://dashboard.stripe.com/apikeys';
const onboardingPage = 'https://dashboard.stripe.com/account/onboarding';

export const checkStripeKeys: Check = {
  name: 'stripe keys',
  async run({ stripe, publicStripe, config, t }) {
    if (!stripe || !publicStripe) return [warning(t('doctor.noKeys'), t('doctor.noKeysFix'))];
    const isLive = hasLiveKeys(config);
    return [await judgeSecretKey(stripe, isLive, t), await judgePublishableKey(publicStripe, t)];
  },
};

async function judgeSecretKey(stripe: Stripe, isLive: boolean, t: Translate): Promise<CheckResult> {
  try {
    return judgeAccount(await stripe.accounts.retrieveCurrent(), isLive, t);
  } catch (error) {
    return sayStripeError('doctor.ofAccount', error, t);
  }
}

export function judgeAccount(
  account: Pick<Stripe.Account, 'id' | 'charges_enabled' | 'payouts_enabled'>,
  isLive: boolean,
  t: Translate,
): CheckResult {
  const said = { account: account.id, page: onboardingPage };
  const activate = t('doctor.completeAccount', said);
  if (isLive && !account.charges_enabled) return fault(t('doctor.noCharges', said), activate);
  if (isLive && !account.payouts_enabled) return warning(t('doctor.noPayouts', said), activate);
  if (isLive) return fine(t('doctor.liveKeys', said));
  return warning(t('doctor.testKeys', said), t('doctor.testKeysFix'));
}

/** Tests the key with a request that needs the secret one: Stripe's error tells whether the key is valid. */
async function judgePublishableKey(publicStripe: Stripe, t: Translate): Promise<CheckResult> {
  const error = await publicStripe.paymentIntents.list({ limit: 1 }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if ((error as { code?: string } | null)?.code === 'secret_key_required') return fine(t('doctor.publishableFine'));
  if ((error as { type?: string } | null)?.type === 'StripeAuthenticationError') {
    const said = { name: 'STRIPE_PUBLISHABLE_KEY', page: keysPage };
    return fault(t('doctor.keyRefused', said), t('doctor.copyKey', said));
  }
  return sayStripeError('doctor.ofPublishable', error, t);
}

/** Why Stripe could not be asked about something. */
function sayStripeError(about: MessageKey, error: unknown, t: Translate): CheckResult {
  const { type, message = '' } = (error ?? {}) as { type?: string; message?: string };
  const said = { what: t(about), message, page: keysPage, name: 'STRIPE_SECRET_KEY' };
  switch (type) {
    case 'StripeAuthenticationError':
      return fault(t('doctor.keyRefused', said), t('doctor.copyKey', said));
    case 'StripePermissionError':
      return warning(t('doctor.mayNotRead', said), t('doctor.mayNotReadFix', said));
    case 'StripeConnectionError':
      return fault(t('doctor.stripeAway', said), t('doctor.stripeAwayFix'));
    default:
      return fault(t('doctor.stripeSilent', said), t('doctor.stripeSilentFix'));
  }
}

/** What `ask` finds, or why Stripe could not be asked; nothing without keys, which another check reports. */
export async function askStripe(
  { stripe, t }: Pick<Patient, 'stripe' | 't'>,
  about: MessageKey,
  ask: (stripe: Stripe) => Promise<CheckResult[]>,
): Promise<CheckResult[]> {
  if (!stripe) return [];
  try {
    return await ask(stripe);
  } catch (error) {
    return [sayStripeError(about, error, t)];
  }
}
