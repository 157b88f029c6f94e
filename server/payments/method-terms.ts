// What pages and e-mails say of payment methods: their names, and at the checkout all that somebody must know before
// choosing one. Written here, because a developer's own methods and a shop's terms are unknown to browsers.
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { type Currency, formatMoney, type Money } from '#src/money.ts';
import {
  factsOf,
  isOwnMethod,
  type ListedMethod,
  type PaymentMethod,
  paymentMethodName,
} from '#src/payments/methods/payment-methods.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { translateTo } from '../i18n/translations.ts';
import { findOwnMethod, textIn } from './own-methods.ts';
import { feeOf } from './usable-methods.ts';

export type MethodTerms<Totals> = {
  method: ListedMethod;
  name: string;
  hint: string;
  text: string | null;
  icons: string[];
  totals: Totals | null;
};

/** The name that is shown; that of an own method that is gone is its id without the prefix. */
export function shownMethodName(method: PaymentMethod, locale: Locale): string {
  if (!isOwnMethod(method)) return paymentMethodName(translateTo(locale), method);
  const own = findOwnMethod(method);
  return own ? textIn(own.name, locale) : method.replace(/^own_/, '');
}

type Asked<Totals> = {
  locale: Locale;
  currency: Currency;
  methods: ListedMethod[];
  totalsWith: (fee: Money) => Totals;
};

export function listTerms<Totals extends { total: Money }>(
  settings: ShopPaymentSettings,
  { locale, currency, methods, totalsWith }: Asked<Totals>,
): MethodTerms<Totals>[] {
  return methods.map((method) => {
    const fee = feeOf(settings, method, currency);
    const totals = fee.minor > 0 ? totalsWith(fee) : null;
    const name = shownMethodName(method, locale);
    return { method, name, ...wordsOf(settings, method, { locale, name, fee }), icons: iconsOf(method), totals };
  });
}

type About = { locale: Locale; name: string; fee: Money };

function wordsOf(
  settings: ShopPaymentSettings,
  method: ListedMethod,
  { locale, name, fee }: About,
): { hint: string; text: string | null } {
  const t = translateTo(locale);
  if (isOwnMethod(method)) {
    const own = findOwnMethod(method);
    if (!own) return { hint: '', text: null };
    const text = own.kind === 'redirect' ? (own.text ?? t('method.redirectText', { name })) : null;
    return { hint: textIn(own.hint, locale), text: text && textIn(text, locale) };
  }
  const facts = factsOf(method);
  switch (facts.kind) {
    case 'fields':
      return { hint: t(`method.${facts.texts}Hint`), text: null };
    case 'redirect':
      return { hint: t(`method.${facts.texts}Hint`, { name }), text: redirectText(t, facts.texts, name) };
    case 'transfer':
      return { hint: t('manualPayment.transferHint', { count: settings.bankTransfer?.expiryDays ?? 0 }), text: null };
    case 'nothingDue':
      return { hint: t('manualPayment.nothingDueHint'), text: null };
    case 'cashOnDelivery': {
      const shown = fee.minor > 0 ? formatMoney(fee, languageOf(locale).languageTag) : t('totals.free');
      return { hint: t('manualPayment.deliveryHint', { fee: shown }), text: null };
    }
  }
}

/** Przelewy24 has a choice of banks in that place. */
function redirectText(t: Translate, texts: 'redirect' | 'ideal' | 'p24', name: string): string | null {
  return texts === 'p24' ? null : t(`method.${texts}Text`, { name });
}

function iconsOf(method: ListedMethod): string[] {
  if (!isOwnMethod(method)) return factsOf(method).marks.map(({ icon }) => icon);
  const icon = findOwnMethod(method)?.icon;
  return icon ? [icon] : [];
}
