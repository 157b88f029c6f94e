import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { type Currency, formatMoney, type Money } from '#src/money.ts';
import type { PaymentMethod } from '#src/operations.generated.ts';
import { factsOf, type ManualMethodName } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { translateTo } from '../i18n/translations.ts';
import { feeOf } from './usable-methods.ts';

export type MethodTerms<Totals> = { method: ManualMethodName; hint: string; totals: Totals };

type Asked<Totals> = {
  locale: Locale;
  currency: Currency;
  methods: PaymentMethod[];
  totalsWith: (fee: Money) => Totals;
};

/** What the shopper must know before choosing a method that works without the provider: fees, totals, dates. */
export function listTerms<Totals extends { total: Money }>(
  settings: ShopPaymentSettings,
  { locale, currency, methods, totalsWith }: Asked<Totals>,
): MethodTerms<Totals>[] {
  const { languageTag } = languageOf(locale);
  const t = translateTo(locale);
  return methods.flatMap((method) => {
    if (isProviderMethod(method)) return [];
    const fee = feeOf(settings, method, currency);
    const values = {
      days: settings.bankTransfer?.expiryDays ?? 0,
      fee: fee.minor > 0 ? formatMoney(fee, languageTag) : t('totals.free'),
    };
    return [{ method, hint: t(hints[factsOf(method).kind], values), totals: totalsWith(fee) }];
  });
}

const hints = { transfer: 'manualPayment.transferHint', cashOnDelivery: 'manualPayment.deliveryHint' } as const;
