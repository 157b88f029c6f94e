// The texts of one kind of e-mail as a merchant edits them: hers and ours side by side, and which of ours were changed since
// she wrote hers.
import { type Locale, locales } from '#src/i18n/locales.ts';
import { type MailTextField, type MailTextKind, mailTextFields } from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { MailTexts } from '#src/shop/mail-texts/mail-texts.ts';
import { builtInFingerprint, builtInMailTexts } from '../../shop/mail-texts/built-in-mail-texts.ts';
import type { MailWords } from './mail-words.ts';

export type MailTextRecord = { locale: Locale; own: MailWords; builtIn: MailWords; outdated: MailTextField[] };

export function listMailTexts(
  texts: MailTexts,
  kind: MailTextKind,
  languages: readonly Locale[] = locales,
): MailTextRecord[] {
  return languages.map((locale) => {
    const { subject = '', intro = '', closing = '' } = texts[kind][locale] ?? {};
    const outdated = listOutdated(texts, kind, locale);
    return { locale, own: { subject, intro, closing }, builtIn: builtInMailTexts(kind, locale), outdated };
  });
}

export function listOutdated(texts: MailTexts, kind: MailTextKind, locale: Locale): MailTextField[] {
  const own = texts[kind][locale];
  if (!own) return [];
  return mailTextFields.filter((field) => {
    const basis = own.basis[field];
    return own[field] !== '' && basis !== undefined && basis !== builtInFingerprint(kind, field, locale);
  });
}
