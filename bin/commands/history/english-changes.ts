// Changes in the words of the office's history, in English, with amounts as commands write them.
import { translateTo } from '#server/i18n/translations.ts';
import { type ChangedField, changedFieldText, changedValueText, type RowNames } from '#src/history/changed-field.ts';
import { moneyText } from '../orders/money-text.ts';

type Change = ChangedField & { names: RowNames; before: unknown; after: unknown };

const LONGEST = 60;

export const english = translateTo('en');

/** `what`: such as `price (EUR, FOX-30)`. `values`: what it was and is, in a line. */
export function describeChangeIn(timeZone: string, change: Change): { what: string; values: string } {
  return { what: changedFieldText(change, english), values: valuesText(timeZone, change) };
}

function valuesText(timeZone: string, { before, after, ...field }: Change): string {
  if (field.field === '') return english(after === null ? 'changes.removed' : 'changes.added');
  const written = (value: unknown) => {
    const text = changedValueText(field, value, { t: english, locale: 'en', timeZone, formatMoney: moneyText });
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  return `${written(before)} → ${written(after)}`;
}
