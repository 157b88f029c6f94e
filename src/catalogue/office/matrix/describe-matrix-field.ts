// What two people have changed of options and variants, in the words of the editor.

import { currencies } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { formatMoney, money } from '../../../money.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import type { OptionForm, RowForm } from './matrix-form.ts';

export function describeMatrixField(
  { at: [list, , within], names: [name = ''], mine, theirs }: Collision,
  t: Translate,
  { locale }: { locale: Locale },
): CollisionTexts {
  const write = (value: unknown) => {
    const currency = currencies.find((each) => each === name);
    if (typeof value === 'number' && currency) return formatMoney(money(value, currency), locale);
    if (isOption(value)) return value.values.map((each) => each.value).join(' ');
    if (isRow(value)) return value.sku || t('productVariants.variant');
    return value === undefined ? t('productVariants.removed') : String(value ?? '');
  };
  return { label: labelOf({ list, within, name }, t), mine: write(mine[name]), theirs: write(theirs[name]) };
}

function labelOf(
  { list, within, name }: { list: string | number | undefined; within: string | number | undefined; name: string },
  t: Translate,
): string {
  if (list === 'texts') return t('productVariants.translations');
  if (list !== 'rows') return t('productVariants.options');
  if (within === 'prices') return `${t('productVariants.price')} (${name})`;
  if (within === 'compareAt') return `${t('productVariants.compareAt')} (${name})`;
  const columns = ['sku', 'ean', 'weight', 'stock'] as const;
  const column = columns.find((each) => each === name);
  return column ? t(`productVariants.${column}`) : t('productVariants.variant');
}

function isOption(value: unknown): value is OptionForm {
  return typeof value === 'object' && value !== null && 'was' in value && 'values' in value;
}

function isRow(value: unknown): value is RowForm {
  return typeof value === 'object' && value !== null && 'sku' in value;
}
