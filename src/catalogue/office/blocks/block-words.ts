// What blocks and their fields are called. A test asks for the words of every kind and field that there is.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { isBlockName } from '../../../shop/blocks/blocks.ts';
import type { BlockRow } from './block-form.ts';

export function kindName(kind: string, t: Translate): string {
  return isBlockName(kind) ? t(`blocks.kind_${kind}`) : t('blocks.unknown', { kind });
}

export function fieldName(name: string, t: Translate): string {
  return t(`blocks.field_${name}` as MessageKey);
}

/** What stands in the place of a text that is left empty. */
export function filledName(name: string, t: Translate): string {
  return t(`blocks.filled_${name}` as MessageKey);
}

export function choiceName(name: string, choice: string, t: Translate): string {
  return t(`blocks.${name}_${choice}` as MessageKey);
}

const SUMMARY_LENGTH = 60;

/** What tells it from others of its kind: its first words. */
export function summaryOf({ values }: BlockRow, [base = '']: readonly string[]): string {
  for (const name of ['headline', 'title', 'text', 'handle']) {
    const value = values[name];
    const texts =
      typeof value === 'object' ? ((value ?? {}) as Record<string, string>) : { [base]: String(value ?? '') };
    const text = (texts[base] || Object.values(texts).find(Boolean) || '').replace(/<[^<>]*>/g, ' ').trim();
    if (text) return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH)}…` : text;
  }
  return '';
}
