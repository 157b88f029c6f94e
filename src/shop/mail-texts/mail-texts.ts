// What a merchant says in her own words in e-mails to shoppers, by kind and language. What is left empty is said as Kasa
// says it.
import { z } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { type MailTextKind, mailTextKindRows, mailTextKinds, unknownPlaceholder } from './mail-text-kinds.ts';

function textOf(kind: MailTextKind, length: number) {
  return z
    .string()
    .trim()
    .max(length)
    .default('')
    .superRefine((text, context) => {
      const unknown = unknownPlaceholder(kind, text);
      if (unknown === undefined) return;
      const placeholders = mailTextKindRows[kind].placeholders.map((name) => `{${name}}`).join(', ');
      context.addIssue({
        code: 'custom',
        message: `names {${unknown}}; what can stand there is ${placeholders}`,
        params: { fault: 'placeholderUnknown', name: `{${unknown}}`, names: placeholders },
      });
    });
}

export const MAX_SUBJECT_LENGTH = 150;
export const MAX_MAIL_TEXT_LENGTH = 2_000;

const fingerprint = z.string().max(16).optional();

function textsOf(kind: MailTextKind) {
  const texts = z.strictObject({
    subject: textOf(kind, MAX_SUBJECT_LENGTH).refine((text) => !/[\r\n]/.test(text), 'must be one line'),
    intro: textOf(kind, MAX_MAIL_TEXT_LENGTH),
    closing: textOf(kind, MAX_MAIL_TEXT_LENGTH),
    /** Fingerprints of our texts that hers were written in place of; told when she saves. */
    basis: z.strictObject({ subject: fingerprint, intro: fingerprint, closing: fingerprint }).default({}),
  });
  return z.partialRecord(z.enum(locales), texts).default({});
}

export const mailTextsSchema = z.strictObject(
  Object.fromEntries(mailTextKinds.map((kind) => [kind, textsOf(kind)])) as Record<
    MailTextKind,
    ReturnType<typeof textsOf>
  >,
);

export type MailTexts = z.output<typeof mailTextsSchema>;
export type MailTextsOfLanguage = NonNullable<MailTexts[MailTextKind]['en']>;
