// What is wrong with a document in words for a person: by the code of the schema's issue, and by name where a schema or a
// check has a sentence of its own (`src/shop/setting-faults.ts`).
import type { z } from 'zod';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { MessageParams } from '#src/i18n/translate.ts';
import { isFaultName, nameOfFault } from '#src/shop/setting-faults.ts';

/** Without a key, nobody has words for it but the commands. */
export type FaultText = { key?: MessageKey; values?: MessageParams };

export function faultTextOf(issue: z.core.$ZodIssue): FaultText {
  const { fault, ...values } = (issue.code === 'custom' && issue.params) || {};
  if (typeof fault === 'string' && isFaultName(fault)) return { key: `settingFault.${fault}`, values };
  const named = nameOfFault(issue.message);
  if (named) return { key: `settingFault.${named}` };
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return { key: issue.expected === 'int' ? 'settingFault.whole' : 'settingFault.missing' };
    case 'invalid_format':
      return { key: formats[issue.format] ?? 'settingFault.form' };
    case 'invalid_value':
      return { key: 'settingFault.choice' };
    default:
      return {};
  }
}

const formats: Readonly<Record<string, MessageKey>> = {
  email: 'settingFault.email',
  url: 'settingFault.url',
  date: 'settingFault.date',
};

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FaultText {
  if (origin === 'string' || origin === 'array') return { key: 'settingFault.missing' };
  return { key: 'settingFault.atLeast', values: { minimum: Number(minimum) } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FaultText {
  const values = { maximum: Number(maximum) };
  if (origin === 'string') return { key: 'settingFault.tooLong', values };
  return { key: origin === 'array' ? 'settingFault.tooMany' : 'settingFault.atMost', values };
}
