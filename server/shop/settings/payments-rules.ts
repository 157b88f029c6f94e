// How the shop is paid. A developer's own method may be named before kasa.config.ts does.
import { isOwnMethod, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { listPaymentEffects } from '../effects/payment-setting-effects.ts';
import type { SettingRules, SettingsFault } from '../effects/setting-rules.ts';
import { countryFaults } from './country-fault.ts';

export const paymentsRules: SettingRules<'payments'> = {
  clean({ settings }) {
    const countries = settings.cashOnDelivery?.countries ?? [];
    const unknown = countries.flatMap((country, position) =>
      countryFaults(`cashOnDelivery.countries.${position}`, country),
    );
    return { settings, faults: [...listUnknownMethods(settings), ...unknown] };
  },
  listEffects: listPaymentEffects,
  guarded: ['bankTransfer', 'refundLimits'],
};

function listUnknownMethods({ methods, limits }: ShopPaymentSettings): SettingsFault[] {
  // An order of nothing is offered its method whatever the shop has chosen.
  const chosen: readonly string[] = paymentMethods.filter((method) => method !== 'nothing_due');
  const message = `is no payment method: expected ${chosen.join(', ')}, or one of kasa.config.ts (own_…)`;
  const isUnknown = (name: string) => !chosen.includes(name) && !isOwnMethod(name);
  const paths = [
    ...(methods ?? []).flatMap((name, position) => (isUnknown(name) ? [`methods.${position}`] : [])),
    ...Object.keys(limits).flatMap((name) => (isUnknown(name) ? [`limits.${name}`] : [])),
  ];
  return paths.map((path) => ({ path, message, key: 'settingFault.method' as const }));
}
