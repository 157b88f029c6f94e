// Wallets are shown on registered domains only, and nothing reports a missing registration: shoppers just see no
// button.
import type Stripe from 'stripe';
import { factsOf, type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import { readShop } from '../shop/read-settings.ts';
import { isOnThisMachine } from './check-proxy.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, type CheckResult, fine, warning } from './finding.ts';

type Domain = Pick<Stripe.PaymentMethodDomain, 'enabled' | WalletName>;

const page = 'https://dashboard.stripe.com/settings/payment_method_domains';

export const checkStripeWallets: Check = {
  name: 'stripe wallets',
  run: ({ config, db, stripe: ours, registersDomain }) =>
    askStripe({ stripe: ours }, 'payment method domains', async (stripe) => {
      const { payments } = await readShop(db);
      const offered = wallets.filter((wallet) => isChosen(payments, wallet));
      if (offered.length === 0) return [fine('the shop offers none')];
      const domain = await (registersDomain ? registerDomain : findDomain)(stripe, new URL(config.publicUrl).hostname);
      return judgeDomain(domain, offered, config.publicUrl);
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

export function judgeDomain(domain: Domain | null, offered: readonly WalletName[], publicUrl: string): CheckResult[] {
  const { hostname } = new URL(publicUrl);
  if (!domain?.enabled) {
    if (isOnThisMachine(publicUrl)) {
      return [
        warning(`${hostname} cannot be registered for wallets`, 'Set PUBLIC_URL to the address that shoppers know.'),
      ];
    }
    return [
      warning(
        `${hostname} is ${domain ? 'switched off' : 'not registered'} for wallets, so nobody sees one`,
        `Register it: \`kasa doctor --register-domain\`, or at ${page}`,
      ),
    ];
  }
  const inactive = offered.filter((wallet) => domain[wallet].status !== 'active');
  const active = offered.filter((wallet) => !inactive.includes(wallet));
  return [
    ...(active.length > 0 ? [fine(`registered for ${hostname}: ${namesOf(active)}`)] : []),
    ...inactive.map((wallet) =>
      warning(
        `${namesOf([wallet])} is not active on ${hostname}: ${domain[wallet].status_details?.error_message ?? 'Stripe does not say why'}`,
        `Mend that, then run \`kasa doctor --register-domain\`; see ${page}`,
      ),
    ),
  ];
}

const namesOf = (named: readonly WalletName[]) => named.map((wallet) => factsOf(wallet).name).join(', ');
