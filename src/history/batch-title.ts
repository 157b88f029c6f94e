// What was done in one go, as a line of the history says it: the key of a text and what is filled in. Everybody reads it in
// their own language.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MessageParams, Translate } from '../i18n/translate.ts';
import { formatPercentChange } from '../numbers/format-percent.ts';

export type BatchTitleKey = Extract<MessageKey, `batch.${string}`>;

export type BatchTitle = {
  key: BatchTitleKey;
  /** What the text names in braces. `basisPoints` fills in `{percent}`, as the language writes it. */
  values?: MessageParams;
};

/** A title as it is stored: lines of an older release have words instead of a key. */
export type StoredBatchTitle = { key: string; values: MessageParams };

export function batchTitleText({ key, values }: StoredBatchTitle, t: Translate, locale: Locale): string {
  if (!isBatchTitleKey(key)) return key;
  const { basisPoints } = values;
  if (basisPoints === undefined) return t(key, values);
  return t(key, { ...values, percent: formatPercentChange(Number(basisPoints), locale) });
}

/** A text is never empty, and words of an older release begin with a capital. */
function isBatchTitleKey(key: string): key is BatchTitleKey {
  return key.startsWith('batch.');
}
