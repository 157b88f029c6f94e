// Looks a message up, fills in its parameters and chooses the plural form of the language.
import type { MessageKey, Messages } from './all-messages.ts';
import { fillIn } from './fill-in.ts';
import { type Locale, languageOf } from './locales.ts';
import type { PluralMessage } from './message.ts';

export type MessageParams = Record<string, string | number>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/**
 * `messages` may grow while pages load their own texts; a missing message throws. `{name}` in a message is replaced by
 * `params.name`; plural forms follow `params.count`.
 */
export function createTranslate(locale: Locale, messages: Partial<Messages>): Translate {
  const plural = new Intl.PluralRules(languageOf(locale).languageTag);
  return (key, params) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no text ${key}`);
    const text = typeof message === 'string' ? message : pluralForm(message, plural.select(Number(params?.count ?? 0)));
    return params ? fillIn(text, params) : text;
  };
}

function pluralForm(message: PluralMessage, category: Intl.LDMLPluralRule): string {
  return (message as Partial<Record<Intl.LDMLPluralRule, string>>)[category] ?? message.other;
}
