// The fields of a gift card, as a form posts them, read as the text of its line.
import { type Currency, money } from '../../money.ts';
import { writeGiftCardLine } from './gift-card-terms.ts';

export type TypedGiftCard = { amount?: unknown; recipient?: unknown; sendOn?: unknown; message?: unknown };

export function readTypedCard(typed: TypedGiftCard, currency: Currency): string {
  const [recipient, sendOn, message] = [said(typed.recipient), said(typed.sendOn), said(typed.message)];
  const amount = said(typed.amount);
  const minor = Math.round(Number(amount.replace(',', '.')) * 100);
  return writeGiftCardLine({
    // What is no number is an amount that no card has: it is refused by the name of its field.
    amount: amount === '' ? null : money(Number.isSafeInteger(minor) && minor > 0 ? minor : 0, currency),
    recipient,
    sendOn: sendOn || null,
    message,
  });
}

/** In one line, as the card has it. */
const said = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
