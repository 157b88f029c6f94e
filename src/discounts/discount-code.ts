// What a discount code takes off, and from which orders.
import type { Currency } from '../money.ts';

export type AmountsByCurrency = Readonly<Partial<Record<Currency, number>>>;

export type DiscountReward =
  /** 1000 is 10 %. */
  | { kind: 'percentage'; basisPoints: number }
  /** Counted in minor units, off all the goods together. */
  | { kind: 'amount'; amounts: AmountsByCurrency }
  | { kind: 'free_delivery' };

export const discountKinds = ['percentage', 'amount', 'free_delivery'] as const;
export const discountScopes = ['everything', 'collections', 'products'] as const;
export type DiscountScope = (typeof discountScopes)[number];

export type DiscountTerms = {
  reward: DiscountReward;
  /** What all the goods must come to, in minor units. Where there is any, other currencies are refused. */
  minimums: AmountsByCurrency;
  startsAt: Date | null;
  /** No longer valid from then on. */
  endsAt: Date | null;
  stoppedAt: Date | null;
  /** Null: without a limit. */
  maxUses: number | null;
  maxUsesPerEmail: number | null;
};

export const MAX_CODE_LENGTH = 40;

const quotes = '"\u201c\u201d\u201e\u00ab\u00bb';

/**
 * Writes a code as it is stored and compared: codes are typed in small letters, and copied with spaces and signs that
 * nobody sees.
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();
}

/** The code without the quotes that a spreadsheet or a text has put around it. There may be stored codes that have some. */
export function unquotedCode(typed: string): string {
  const code = normaliseCode(typed);
  const letters = [...code];
  const from = letters.findIndex((letter) => !quotes.includes(letter));
  const until = letters.findLastIndex((letter) => !quotes.includes(letter)) + 1;
  return from > 0 && until < letters.length ? letters.slice(from, until).join('') : code;
}

export function isCode(code: string): boolean {
  return code === normaliseCode(code) && /^[\p{Lu}\p{N}\p{P}\p{S}]{3,40}$/u.test(code);
}
