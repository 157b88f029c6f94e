// What is typed into the texts of an e-mail, by language, and what of it cannot be saved.

import type { MailsSaveTextsMutationVariables } from '../../office-operations.generated.ts';
import {
  isMailTextKind,
  type MailTextField,
  mailTextFields,
  missingPlaceholders,
  unknownPlaceholder,
} from '../../shop/mail-texts/mail-text-kinds.ts';
import type { ShownMail } from './mail-queries.ts';

export type MailWords = Record<MailTextField, string>;
/** `confirmed`: right although our text was changed. */
export type TypedTexts = MailWords & { confirmed: readonly string[] };
export type MailForm = { texts: Readonly<Record<string, TypedTexts>> };
type Content = MailsSaveTextsMutationVariables['texts'];

export const textLimits: Record<MailTextField, number> = { subject: 150, intro: 2_000, closing: 2_000 };

export const noWords: TypedTexts = { subject: '', intro: '', closing: '', confirmed: [] };

export function formOf(mail: ShownMail | null): MailForm {
  const texts = (mail?.texts ?? []).map(({ locale, own: { subject, intro, closing } }) => [
    locale,
    { subject, intro, closing, confirmed: [] },
  ]);
  return { texts: Object.fromEntries(texts) };
}

export type TextProblem =
  | { kind: 'unknown'; names: string[] }
  | { kind: 'absent'; names: string[] }
  | { kind: 'oneLine' }
  | { kind: 'long'; length: number; limit: number };

export function problemOf(kind: string, field: MailTextField, typed: string): TextProblem | null {
  const text = typed.trim();
  if (!isMailTextKind(kind)) return null;
  const limit = textLimits[field];
  if (text.length > limit) return { kind: 'long', length: text.length, limit };
  if (field === 'subject' && /[\r\n]/.test(text)) return { kind: 'oneLine' };
  const unknown = unknownPlaceholder(kind, text);
  if (unknown !== undefined) return { kind: 'unknown', names: [unknown] };
  const names = missingPlaceholders(kind, field, text);
  return names.length > 0 ? { kind: 'absent', names } : null;
}

/** A problem names its place, such as `pl.intro`. `before`: what is saved; it stays, however it came to be there. */
export function readForm(form: MailForm, kind: string, before: MailForm): { content: Content; problems: string[] } {
  const languages = Object.entries(form.texts);
  const problems = languages.flatMap(([locale, texts]) =>
    mailTextFields
      .filter((field) => texts[field] !== before.texts[locale]?.[field] && problemOf(kind, field, texts[field]))
      .map((field) => `${locale}.${field}`),
  );
  const content = languages.map(([locale, { subject, intro, closing, confirmed }]) => ({
    ...{ locale, subject: subject.trim(), intro: intro.trim(), closing: closing.trim() },
    confirmed: [...confirmed],
  }));
  return { content, problems };
}
