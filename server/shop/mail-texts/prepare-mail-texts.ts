// The texts of e-mails as they are stored: checked for what has to stand in them, each with the fingerprint of our text
// that it was written in place of.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import {
  type MailTextField,
  type MailTextKind,
  mailTextFields,
  mailTextKinds,
  missingPlaceholders,
} from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { MailTexts, MailTextsOfLanguage } from '#src/shop/mail-texts/mail-texts.ts';
import { builtInFingerprint } from './built-in-mail-texts.ts';

/** A fault in words, and as the office says it. */
type Fault = { path: string; message: string; key: MessageKey; values: { names: string } };

export function prepareMailTexts(
  texts: MailTexts,
  before: MailTexts | undefined,
): { settings: MailTexts; faults: Fault[] } {
  const faults: Fault[] = [];
  const settings = Object.fromEntries(
    mailTextKinds.map((kind) => {
      const byLanguage = locales.flatMap((locale) => {
        const now = texts[kind][locale];
        const former = before?.[kind]?.[locale];
        if (!now || mailTextFields.every((field) => now[field] === '')) return [];
        faults.push(...listMissing(kind, locale, { now, former }));
        return [[locale, { ...now, basis: basisOf(kind, locale, { now, former }) }]];
      });
      return [kind, Object.fromEntries(byLanguage)];
    }),
  ) as MailTexts;
  return { settings, faults };
}

type Versions = { now: MailTextsOfLanguage; former: MailTextsOfLanguage | undefined };

/** What an older release let through stays until it is changed: another text must not be refused for it. */
function listMissing(kind: MailTextKind, locale: Locale, { now, former }: Versions): Fault[] {
  return mailTextFields.flatMap((field) => {
    const missing = now[field] === former?.[field] ? [] : missingPlaceholders(kind, field, now[field]);
    if (missing.length === 0) return [];
    const placeholders = missing.map((name) => `{${name}}`);
    return [
      {
        ...{ path: `${kind}.${locale}.${field}`, message: `must name ${placeholders.join(' and ')}` },
        ...{ key: 'settingFault.placeholderMissing', values: { names: placeholders.join(', ') } },
      },
    ];
  });
}

function basisOf(kind: MailTextKind, locale: Locale, { now, former }: Versions): MailTextsOfLanguage['basis'] {
  const known = (field: MailTextField): string => {
    const [given, before] = [now.basis[field], former?.basis[field]];
    // Said with it: an older version that comes back, or a text that was looked at again.
    if (given && given !== before) return given;
    const isAsBefore = now[field] === former?.[field];
    return (isAsBefore && before) || builtInFingerprint(kind, field, locale);
  };
  return Object.fromEntries(mailTextFields.filter((field) => now[field] !== '').map((field) => [field, known(field)]));
}
