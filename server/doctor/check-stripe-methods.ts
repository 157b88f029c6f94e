// Which of the shop's payment methods the account has activated, wallets included.
import type { Translate } from '#src/i18n/translate.ts';
import {
  type BuiltInMethod,
  factsOf,
  listedMethods,
  paymentMethodName,
  type WalletName,
  wallets,
} from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import { type Configuration, defaultConfiguration, isActivated } from '../payments/activated-methods.ts';
import { readShop } from '../shop/read-settings.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const page = 'https://dashboard.stripe.com/settings/payment_methods';

export const checkStripeMethods: Check = {
  name: 'stripe methods',
  run: (patient) =>
    askStripe(patient, 'doctor.ofMethods', async (stripe) => {
      const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
      const configurations = data.map((configuration): Configuration => ({ ...configuration }));
      const { payments } = await readShop(patient.db);
      const listed = listedMethods.filter((method) => isProviderMethod(method) && isChosen(payments, method));
      const offeredWallets = wallets.filter((wallet) => isChosen(payments, wallet));
      const { t } = patient;
      return [...judgeMethods(configurations, listed, t), ...judgeWallets(configurations, offeredWallets, t)];
    }),
};

export function judgeMethods(
  configurations: Configuration[],
  offered: readonly BuiltInMethod[],
  t: Translate,
): CheckResult[] {
  const ours = defaultConfiguration(configurations);
  if (!ours) return [fault(t('doctor.noMethods'), t('doctor.turnOn', { page }))];
  const namesOf = (methods: readonly BuiltInMethod[]) =>
    methods.map((method) => paymentMethodName(t, method)).join(', ');
  const lacking = offered.filter((method) => !isActivated(ours, method));
  const able = offered.filter((method) => !lacking.includes(method));
  const results = able.length > 0 ? [fine(t('doctor.activated', { methods: namesOf(able) }))] : [];
  if (lacking.length === 0) return results;
  return [...results, fault(t('doctor.notActivated', { methods: namesOf(lacking) }), t('doctor.turnOn', { page }))];
}

/** A warning, because no shopper is refused: only a button is missing. */
export function judgeWallets(
  configurations: Configuration[],
  offered: readonly WalletName[],
  t: Translate,
): CheckResult[] {
  const ours = defaultConfiguration(configurations);
  const lacking = offered.filter((wallet) => !isActivated(ours, wallet));
  if (lacking.length === 0) return [];
  const names = lacking.map((wallet) => factsOf(wallet).name).join(', ');
  return [warning(t('doctor.walletsInactive', { names }), t('doctor.turnOnOrLeave', { page }))];
}
