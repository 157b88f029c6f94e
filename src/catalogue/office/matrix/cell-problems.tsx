// What is wrong, or only strange, with a cell: said where it stands.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { money } from '../../../money.ts';
import { useSettled } from '../../../ui/office/use-settled.ts';
import { gtinOf } from '../../gtin.ts';
import { askTwins } from '../advice/ask-twins.ts';
import { crossedOutText } from '../crossed-out-text.ts';
import type { MatrixColumn } from './matrix-cells.ts';
import type { MatrixForm, RowForm, ShownMatrix } from './matrix-form.ts';
import { listTwice } from './matrix-rows.ts';
import { readPrice } from './read-matrix.ts';

/** Why it cannot be saved. */
export function problemText({ kind, currency }: MatrixColumn, t: Translate): string {
  if (kind === 'price') return t('productVariants.badPrice', { currency: currency ?? '' });
  if (kind === 'compareAt') return t('productVariants.badCompareAt');
  if (kind === 'contents') return t('productVariants.badContents');
  return kind === 'stock' ? t('productVariants.badStock') : t('productVariants.badWeight');
}

/** What can be saved, and is worth a look: a number that two variants have or that is no barcode, nothing crossed out. */
export function useCellWarnings(
  { rows }: MatrixForm,
  shown: ShownMatrix | null,
  productId: string | null,
): (row: RowForm, column: MatrixColumn) => string[] {
  const { locale, t } = useApp();
  const twice = useMemo(
    () => ({ sku: listTwice(Object.values(rows), 'sku'), ean: listTwice(Object.values(rows), 'ean') }),
    [rows],
  );
  const others = useCodesOfOthers(rows, shown, productId);
  const format = useFormatMoney();
  const known = useMemo(() => new Map(shown?.variants.map((variant) => [variant.id, variant])), [shown]);
  return (row, { kind, currency }) => {
    if (kind === 'price' && currency) {
      return readPrice(row.prices[currency], { locale, currency }) === 0 ? [t('productEditor.zeroPrice')] : [];
    }
    if (kind === 'compareAt' && currency && row.compareAt[currency]) {
      const price = known.get(row.id ?? '')?.prices.find((each) => each.currency === currency);
      // What is typed begins a price of its own once it is saved.
      if (!price || price.announcement === 'announced' || row.prices[currency] !== price.amountMinor) return [];
      return [crossedOutText(price, t, (minor) => format(money(minor, currency))) ?? ''].filter(Boolean);
    }
    if (kind !== 'sku' && kind !== 'ean') return [];
    const code = row[kind].trim();
    const other = others[kind].get(code.toLowerCase());
    return [
      twice[kind].has(code.toLowerCase()) ? t(`productVariants.${kind}Twice`) : '',
      other ? t(`productVariants.${kind}OfOther`, { title: other }) : '',
      kind === 'ean' && code !== '' && gtinOf(code) === '' ? t('productVariants.noGtin') : '',
    ].filter(Boolean);
  };
}

/** Code, in small letters -> the title of the other product that has it. */
function useCodesOfOthers(rows: MatrixForm['rows'], shown: ShownMatrix | null, id: string | null) {
  const typed = useMemo(() => unsavedCodes(rows, shown), [rows, shown]);
  const [skus, eans] = [useSettled(typed.sku.join('\n')), useSettled(typed.ean.join('\n'))];
  return { sku: useTwins('SKU', skus, id), ean: useTwins('EAN', eans, id) };
}

function useTwins(kind: 'SKU' | 'EAN', lines: string, id: string | null): ReadonlyMap<string, string> {
  const queryClient = useQueryClient();
  const codes = lines === '' ? [] : lines.split('\n');
  const { data } = useQuery({
    queryKey: ['twinsOfAll', id, kind, lines],
    queryFn: () => askTwins(queryClient, { id, kind, codes }),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map(data?.map(({ code, title }) => [code.toLowerCase(), title])), [data]);
}

/** Those that were typed, pasted or proposed here. */
function unsavedCodes(rows: MatrixForm['rows'], shown: ShownMatrix | null): Record<'sku' | 'ean', string[]> {
  const saved = new Map(shown?.variants.map((variant) => [variant.id, variant]));
  const codes = (kind: 'sku' | 'ean') =>
    Object.values(rows)
      .filter((row) => row[kind].trim() !== '' && row[kind] !== (row.id === null ? '' : saved.get(row.id)?.[kind]))
      .map((row) => row[kind].trim());
  return { sku: [...new Set(codes('sku'))], ean: [...new Set(codes('ean'))] };
}
