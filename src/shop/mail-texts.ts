// What a merchant says in her own words in e-mails to shoppers, by kind and language. What is left empty is said as Kasa
// says it.
import { z } from 'zod';
import { locales } from '../i18n/locales.ts';

const ofOrder = ['name', 'number', 'total', 'shop'] as const;

/** The kinds whose words can be changed, with what stands in their texts as `{number}`. */
export const mailPlaceholders = {
  'order-confirmation': ofOrder,
  'cash-on-delivery': ofOrder,
  'transfer-awaited': [...ofOrder, 'until'],
  'transfer-expired': ofOrder,
  'payment-processing': ofOrder,
  'payment-failed': ofOrder,
  'order-sent': [...ofOrder, 'carrier', 'tracking'],
  'order-cancelled': ofOrder,
  'order-changed': ofOrder,
  'order-refunded': [...ofOrder, 'amount'],
} as const satisfies Record<string, readonly string[]>;

export type MailTextKind = keyof typeof mailPlaceholders;

export const mailTextKinds = Object.keys(mailPlaceholders) as MailTextKind[];

// More than `fillIn` finds: whatever stands in braces was meant as a name.
const placeholder = /\{([^{}]*)\}/g;

function textOf(kind: MailTextKind, length: number) {
  const allowed: readonly string[] = mailPlaceholders[kind];
  return z
    .string()
    .trim()
    .max(length)
    .default('')
    .superRefine((text, context) => {
      const unknown = [...text.matchAll(placeholder)]
        .map(([, name = '']) => name)
        .find((name) => !allowed.includes(name));
      if (unknown === undefined) return;
      const placeholders = allowed.map((name) => `{${name}}`).join(', ');
      context.addIssue({ code: 'custom', message: `names {${unknown}}; what can stand there is ${placeholders}` });
    });
}

function textsOf(kind: MailTextKind) {
  const texts = z.strictObject({
    subject: textOf(kind, 150).refine((text) => !/[\r\n]/.test(text), 'must be one line'),
    /** Stands in place of the first paragraph, below the greeting. */
    intro: textOf(kind, 2_000),
    /** Stands in place of the signature. */
    closing: textOf(kind, 2_000),
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
