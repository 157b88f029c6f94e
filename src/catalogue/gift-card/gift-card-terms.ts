// A gift card that is bought: for which amounts, to whom it is sent and when. What the buyer says of it is the text of its
// line, kept in one form for all languages: `anna@example.com · 75.00 EUR · 2026-12-24 · Happy birthday`. People read it as
// `sayGiftCardLine` writes it.
import { currencies } from '../../currencies.ts';
import { isDay, shiftDay } from '../../dates/local-date.ts';
import { isEmailAddress, toAsciiEmail } from '../../email-address.ts';
import { type Currency, type Money, money, stepOf } from '../../money.ts';
import { moneyToDecimal } from '../../numbers/money-decimal.ts';
import { ok, type Result, refuse } from '../../result.ts';

export type AmountLimits = { minMinor: number; maxMinor: number };

export type GiftCardTerms = {
  /** The amounts between which a buyer may name one; none where only those of the variants can be had. */
  freeAmounts: Partial<Record<Currency, AmountLimits>>;
  /** It is for goods of its product's class of VAT alone, which is charged when it is sold. */
  isSinglePurpose?: true | undefined;
};

export type GiftCardLine = {
  /** Null: what the variant costs. */
  amount: Money | null;
  recipient: string;
  /** `2026-12-24`, by the clocks of the shop; null: as soon as it is paid. */
  sendOn: string | null;
  /** The buyer's own words; may be empty. */
  message: string;
};

export type GiftCardLineRefusal = { kind: 'CARD_RECIPIENT' | 'CARD_DAY' | 'CARD_AMOUNT' | 'CARD_MESSAGE' };

/** The limit in characters of UTF-16: what fits on the card. */
export const MAX_CARD_MESSAGE = 200;
/** A card is sent within a year: an address is not kept for longer. */
export const MAX_DAYS_AHEAD = 365;

/** The separator between the parts of a line. */
export const SEPARATOR = ' · ';
const AMOUNT = /^(\d{1,7})\.(\d\d) ([A-Z]{3})$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

export function writeGiftCardLine({ amount, recipient, sendOn, message }: GiftCardLine): string {
  const parts = [recipient.trim(), amount && `${moneyToDecimal(amount)} ${amount.currency}`, sendOn, message.trim()];
  return parts.filter(Boolean).join(SEPARATOR);
}

/** What cannot be read as an amount or a day is part of what follows. */
export function readGiftCardLine(text: string): GiftCardLine {
  const parts = text.split(SEPARATOR);
  // Releases before wrote the amount first.
  if (readAmountPart(parts[0] ?? '')) parts.splice(0, 2, parts[1] ?? '', parts[0] ?? '');
  const recipient = toAsciiEmail(parts.shift() ?? '');
  const amount = readAmountPart(parts[0] ?? '');
  if (amount) parts.shift();
  const sendOn = DAY.test(parts[0] ?? '') ? (parts.shift() ?? null) : null;
  return { amount, recipient, sendOn, message: parts.join(SEPARATOR) };
}

function readAmountPart(part: string): Money | null {
  const [, whole = '', hundredths = '', code = ''] = AMOUNT.exec(part) ?? [];
  const currency = currencies.find((known) => known === code);
  return currency ? money(Number(whole + hundredths), currency) : null;
}

/** Answers with the line as it is kept. Whether its day is over is another question: `isDayOffered`. */
export function checkGiftCardLine(terms: GiftCardTerms, text: string): Result<string, GiftCardLineRefusal> {
  const line = readGiftCardLine(text);
  if (!isEmailAddress(line.recipient)) return refuse({ kind: 'CARD_RECIPIENT' });
  if (line.sendOn !== null && !isDay(line.sendOn)) return refuse({ kind: 'CARD_DAY' });
  if (line.amount && !isWithin(terms, line.amount)) return refuse({ kind: 'CARD_AMOUNT' });
  if (line.message.length > MAX_CARD_MESSAGE) return refuse({ kind: 'CARD_MESSAGE' });
  return ok(writeGiftCardLine(line));
}

function isWithin({ freeAmounts }: GiftCardTerms, { minor, currency }: Money): boolean {
  const limits = freeAmounts[currency];
  return limits !== undefined && minor >= limits.minMinor && minor <= limits.maxMinor && minor % stepOf(currency) === 0;
}

/** `today`: as `2026-11-29`, by the clocks of the shop. */
export function isDayOffered(sendOn: string | null, today: string): boolean {
  return sendOn === null || (sendOn >= today && sendOn <= shiftDay(today, MAX_DAYS_AHEAD));
}
