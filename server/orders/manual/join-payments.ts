// How an order is paid, in words: by its method alone, or by gift cards and what pays the rest.
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import type { ShownCardPayment } from '../../gift-cards/card-payments.ts';
import { translateTo } from '../../i18n/translations.ts';

type Payments<Name> = { name: Name; cards: readonly Pick<ShownCardPayment, 'lastFour' | 'amount'>[]; due: Money };

/** Joins cards and method; without cards, the method's name stays as it is. */
export function joinPayments<Name extends string | null>(
  locale: Locale,
  { name, cards, due }: Payments<Name>,
): Name | string {
  if (cards.length === 0) return name;
  const t = translateTo(locale);
  const amount = (value: Money) => formatMoney(value, languageOf(locale).languageTag);
  const byCard = cards.map(
    (card) => `${t('manualPayment.giftCard', { code: `…${card.lastFour}` })}: ${amount(card.amount)}`,
  );
  return [...byCard, ...(name && due.minor > 0 ? [`${name}: ${amount(due)}`] : [])].join('; ');
}
