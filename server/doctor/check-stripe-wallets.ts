// Wallets are shown on registered domains only, and nothing reports a missing registration: shoppers just see no
// button.
import type Stripe from 'stripe';
import type { Translate } from '#src/i18n/translate.ts';
import { factsOf, type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import { readShop } from '../shop/read-settings.ts';
import { isOnThisMachine } from './check-proxy.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, type CheckResult, fine, warning } from './finding.ts';

type Domain = Pick<Stripe.PaymentMethodDomain, 'enabled' | WalletName>;

const page = 'https://dashboard.stripe.com/settings/payment_method_domains';
const command = 'kasa doctor --register-domain';

export const checkStripeWallets: Check = {
  name: 'stripe wallets',
  run: ({ config, db, stripe: ours, registersDomain, t }) =>
    askStripe({ stripe: ours, t }, 'doctor.ofDomains', async (stripe) => {
      const { payments } = await readShop(db);
      const offered = wallets.filter((wallet) => isChosen(payments, wallet));
      if (offered.length === 0) return [fine(t('doctor.noWallets'))];
      const domain = await (registersDomain ? registerDomain : findDomain)(stripe, new URL(config.publicUrl).hostname);
      return judgeDomain(domain, offered, config.publicUrl, t);
    }),
};

async function findDomain(stripe: Stripe, host: string): Promise<Stripe.PaymentMethodDomain | null> {
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: host, limit: 1 });
  return data[0] ?? null;
}

/** Registers a domain, and validates a registered one again: Stripe then repeats the checks that failed before. */
async function registerDomain(stripe: Stripe, host: string): Promise<Stripe.PaymentMethodDomain> {
  const registered = await findDomain(stripe, host);
  if (!registered) return stripe.paymentMethodDomains.create({ domain_name: host });
  if (!registered.enabled) await stripe.paymentMethodDomains.update(registered.id, { enabled: true });
  return stripe.paymentMethodDomains.validate(registered.id);
}

export function judgeDomain(
  domain: Domain | null,
  offered: readonly WalletName[],
  publicUrl: string,
  t: Translate,
): CheckResult[] {
  const { hostname } = new URL(publicUrl);
  const said = { host: hostname, page, command };
  if (!domain?.enabled) {
    if (isOnThisMachine(publicUrl)) return [warning(t('doctor.domainLocal', said), t('doctor.domainLocalFix'))];
    const isOff = t(domain ? 'doctor.domainOff' : 'doctor.domainUnknown', said);
    return [warning(isOff, t('doctor.registerDomain', said))];
  }
  const inactive = offered.filter((wallet) => domain[wallet].status !== 'active');
  const active = offered.filter((wallet) => !inactive.includes(wallet));
  return [
    ...(active.length > 0 ? [fine(t('doctor.registered', { ...said, names: namesOf(active) }))] : []),
    ...inactive.map((wallet) => {
      const why = domain[wallet].status_details?.error_message ?? t('doctor.noReason');
      const text = t('doctor.walletInactive', { ...said, name: namesOf([wallet]), why });
      return warning(text, t('doctor.walletInactiveFix', said));
    }),
  ];
}

const namesOf = (named: readonly WalletName[]) => named.map((wallet) => factsOf(wallet).name).join(', ');
