// The words of an e-mail that stand there without the merchant's, with their placeholders, and what they are told apart by
// when a release of Kasa changes them.
import { hash } from 'node:crypto';
import type { Locale } from '#src/i18n/locales.ts';
import { type MailTextField, type MailTextKind, mailTextFields } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { translateTo } from '../../i18n/translations.ts';
import { builtInKeys } from './built-in-keys.ts';

export function builtInMailText(kind: MailTextKind, field: MailTextField, locale: Locale): string {
  const key = builtInKeys[kind][field];
  return key === null ? '' : translateTo(locale)(key);
}

export function builtInMailTexts(kind: MailTextKind, locale: Locale): Record<MailTextField, string> {
  return Object.fromEntries(mailTextFields.map((field) => [field, builtInMailText(kind, field, locale)])) as Record<
    MailTextField,
    string
  >;
}

/** Spaces do not count: a line that is broken elsewhere says the same. */
export function fingerprintText(text: string): string {
  return hash('sha256', text.replaceAll(/\s+/g, ' ').trim(), 'hex').slice(0, 12);
}

export function builtInFingerprint(kind: MailTextKind, field: MailTextField, locale: Locale): string {
  return fingerprintText(builtInMailText(kind, field, locale));
}
