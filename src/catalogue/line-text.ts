// A text that a product asks for, such as a name to engrave: what may be written, what it costs, and that the product then
// cannot be withdrawn from. A line of a cart is a variant and its text.
import type { Currency } from '../currencies.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Money, money } from '../money.ts';
import { ok, type Result, refuse } from '../result.ts';
import { checkGiftCardLine, type GiftCardLineRefusal, type GiftCardTerms } from './gift-card/gift-card-terms.ts';

export type LineText = {
  /** What is asked for, `Name to engrave`: in the catalogue's language at least. */
  labels: Partial<Record<Locale, string>>;
  isRequired: boolean;
  /** The limit in characters as people count them. */
  maxLength: number;
  /** Those that can be made, one after the other, in small and capital letters; empty: all that can be printed. */
  characters: string;
  /**
   * What each piece costs, VAT included, in minor units. Empty: it is free everywhere; otherwise it can be had in these
   * alone.
   */
  prices: Partial<Record<Currency, number>>;
  /** Directive 2011/83, Article 16 c: who orders with a text cannot withdraw. */
  isExcepted: boolean;
  /** The product is a gift card: the text says to whom it is sent, when, and with which words. */
  giftCard?: GiftCardTerms;
};

// Characters that every typeface of the slips has; others could not be printed.
const LATIN =
  String.raw`\u0020-\u007e\u00a1-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123` +
  String.raw`\u0126-\u0127\u012a-\u012b\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d` +
  String.raw`\u0150-\u015b\u015e-\u0161\u0164-\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef3` +
  String.raw`\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20ac\u2122\u2212`;
// Greek and Cyrillic: printed in the fallback typeface.
const GREEK_AND_CYRILLIC = String.raw`\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0491`;
const PRINTABLE = LATIN + GREEK_AND_CYRILLIC;
const printable = new RegExp(`^[${PRINTABLE}]*$`, 'v');

export function isPrintable(text: string): boolean {
  return printable.test(text);
}

/** Signs of control, and those that turn the direction of what follows them. Nothing is made of a card's words otherwise. */
const invisible = /[\p{Cc}\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069]/u;

export type LineTextRefusal =
  | { kind: 'TEXT_MISSING' | 'TEXT_TOO_LONG' | 'TEXT_CHARACTERS' | 'TEXT_NOT_ASKED_FOR' }
  | GiftCardLineRefusal;

/** One line, letters composed, spaces as one: two texts that look the same are the same. */
export function normaliseLineText(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** `asked`: null where the product asks for none, or not in this currency. Answers with the text as it is to be made. */
export function checkLineText(asked: LineText | null, typed: string): Result<string, LineTextRefusal> {
  const text = normaliseLineText(typed);
  if (text === '') return asked?.isRequired ? refuse({ kind: 'TEXT_MISSING' }) : ok('');
  if (!asked) return refuse({ kind: 'TEXT_NOT_ASKED_FOR' });
  if (asked.giftCard)
    return invisible.test(text) ? refuse({ kind: 'TEXT_CHARACTERS' }) : checkGiftCardLine(asked.giftCard, text);
  if (!isPrintable(text) || !isMadeOf(asked.characters, text)) return refuse({ kind: 'TEXT_CHARACTERS' });
  return countCharacters(text) > asked.maxLength ? refuse({ kind: 'TEXT_TOO_LONG' }) : ok(text);
}

function isMadeOf(characters: string, text: string): boolean {
  return characters === '' || Array.from(text).every((letter) => letter === ' ' || characters.includes(letter));
}

const segmenter = new Intl.Segmenter();

function countCharacters(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/** Meant for the attribute of that name: what a browser refuses before it sends it. The server has the last word. */
export function patternOfLineText({ characters, maxLength }: LineText): string {
  const allowed = characters === '' ? PRINTABLE : escapeEach(` ${characters}`);
  // A letter may be typed as two that the server composes.
  return `(?:[${allowed}]\\p{M}*){0,${maxLength}}`;
}

function escapeEach(characters: string): string {
  return Array.from(new Set(characters), (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('');
}

/** What it adds to each piece; null where it cannot be had in this currency. */
export function priceOfLineText({ prices }: LineText, currency: Currency): Money | null {
  if (Object.keys(prices).length === 0) return money(0, currency);
  const minor = prices[currency];
  return minor === undefined ? null : money(minor, currency);
}

export function labelOfLineText({ labels }: LineText, locale: Locale, baseLocale: Locale): string {
  return labels[locale] ?? labels[baseLocale] ?? Object.values(labels)[0] ?? '';
}

export type LineDetail = {
  variantTitle: string;
  text: string;
  textLabel: string;
  /** The text as people read it, where it is kept in another form: a gift card's. */
  saidText?: string;
};

/** What people read below the title of a line. Of an order's it is a column, `shown_variant`. */
export function showVariant({ variantTitle, text, textLabel, saidText = text }: Partial<LineDetail>): string {
  return [variantTitle, text && `${textLabel}: ${saidText}`].filter(Boolean).join(' · ');
}
