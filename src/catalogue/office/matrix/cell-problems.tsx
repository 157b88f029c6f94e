// What is wrong, or only strange, with a cell: said where it stands.
import { useMemo } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { gtinOf } from '../../gtin.ts';
import type { MatrixColumn } from './matrix-cells.ts';
import type { MatrixForm, RowForm } from './matrix-form.ts';
import { listTwice } from './matrix-rows.ts';

/** Why it cannot be saved. */
export function problemText({ kind, currency }: MatrixColumn, t: Translate): string {
  if (kind === 'price') return t('productVariants.badPrice', { currency: currency ?? '' });
  if (kind === 'compareAt') return t('productVariants.badCompareAt');
  return kind === 'stock' ? t('productVariants.badStock') : t('productVariants.badWeight');
}

/** What can be saved, and is worth a look: a number that two variants have, or that is no barcode. */
export function useCellWarnings({ rows }: MatrixForm): (row: RowForm, column: MatrixColumn) => string | null {
  const { t } = useApp();
  const twice = useMemo(
    () => ({ sku: listTwice(Object.values(rows), 'sku'), ean: listTwice(Object.values(rows), 'ean') }),
    [rows],
  );
  return (row, { kind }) => {
    if (kind !== 'sku' && kind !== 'ean') return null;
    const code = row[kind].trim();
    if (code === '') return null;
    if (twice[kind].has(code)) return t(`productVariants.${kind}Twice`);
    return kind === 'ean' && gtinOf(code) === '' ? t('productVariants.noGtin') : null;
  };
}
