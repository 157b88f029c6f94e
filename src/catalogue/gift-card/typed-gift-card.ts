// The fields of a gift card, as a form posts them, read as the text of its line.
import type { Locale } from '../../i18n/locales.ts';
import { type Currency, money } from '../../money.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { writeGiftCardLine } from './gift-card-terms.ts';

export type TypedGiftCard = { amount?: unknown; recipient?: unknown; sendOn?: unknown; message?: unknown };

export function readTypedCard(typed: TypedGiftCard, currency: Currency, locale: Locale): string {
  const [recipient, sendOn, message] = [said(typed.recipient), said(typed.sendOn), said(typed.message)];
  const amount = said(typed.amount);
  const minor = numberIn(readAmount(amount, { locale, currency })) ?? 0;
  return writeGiftCardLine({
    // What is no amount, or could be two, is one that no card has: it is refused by the name of its field.
    amount: amount === '' ? null : money(minor, currency),
    recipient,
    sendOn: sendOn || null,
    message,
  });
}

/** The text in one line, as the card has it. */
const said = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
