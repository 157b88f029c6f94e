// What two people have changed of options and variants, in the words of the editor.

import { currencies } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { formatMoney, money } from '../../../money.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import type { MatrixForm, OptionForm, RowForm } from './matrix-form.ts';
import { valueNames } from './read-matrix.ts';

export function describeMatrixField(
  { at: [list, row, within], names: [name = ''], mine, theirs }: Collision,
  t: Translate,
  { locale, matrix }: { locale: Locale; matrix: MatrixForm },
): CollisionTexts {
  const write = (value: unknown) => {
    const currency = currencies.find((each) => each === name);
    if (typeof value === 'number' && currency) return formatMoney(money(value, currency), locale);
    if (isOption(value)) return value.values.map((each) => each.value).join(' ');
    if (isRow(value)) return value.sku || t('productVariants.variant');
    return value === undefined ? t('productVariants.removed') : String(value ?? '');
  };
  const label = labelOf({ list, within, name }, t);
  const variant = list === 'rows' ? nameOfRow(matrix, String(row)) : '';
  return { label: variant ? `${label}, ${variant}` : label, mine: write(mine[name]), theirs: write(theirs[name]) };
}

/** The name of its row in the matrix: `S / red`. */
function nameOfRow({ rows, options }: MatrixForm, row: string): string {
  const names = valueNames(options);
  return rows[row]?.values.map((key) => names.get(key) ?? '').join(' / ') ?? '';
}

function labelOf(
  { list, within, name }: { list: string | number | undefined; within: string | number | undefined; name: string },
  t: Translate,
): string {
  if (list === 'texts') return t('productVariants.translations');
  if (list !== 'rows') return t('productVariants.options');
  if (within === 'prices') return `${t('productVariants.price')} (${name})`;
  if (within === 'compareAt') return `${t('productVariants.compareAt')} (${name})`;
  const columns = ['sku', 'ean', 'weight', 'contents', 'stock'] as const;
  const column = columns.find((each) => each === name);
  return column ? t(`productVariants.${column}`) : t('productVariants.variant');
}

function isOption(value: unknown): value is OptionForm {
  return typeof value === 'object' && value !== null && 'was' in value && 'values' in value;
}

function isRow(value: unknown): value is RowForm {
  return typeof value === 'object' && value !== null && 'sku' in value;
}
