// The reductions of a product as they are typed; the server says which prices go together.
import type { Currency } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { MOST_PRICE_MINOR } from '../../../numbers/most-amounts.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartRead } from '../editor/product-part.ts';

type ShownReduction = ShownProduct['reductions'][number];

/** Prices that cost the same and become the same. */
export type ReducedLine = Pick<ShownReduction['lines'][number], 'key' | 'rows' | 'ordinaryMinor'>;

/** Its begin and its end as `readMoment` reads them: a day, or a moment; empty: from now on, and until somebody ends it. */
export type TypedReduction = Omit<ShownReduction, 'key' | 'lines'> & {
  currency: Currency;
  lines: readonly ReducedLine[];
  /** The amounts by the key of the line. */
  amounts: { readonly [line: string]: string };
  /** It ends with the save, or is withdrawn. */
  isEnded: boolean;
};

/** The reductions by the id of the first of their rows; undefined: it was taken out meanwhile. */
export type ReductionsSlice = { readonly [key: string]: TypedReduction | undefined };

export function reductionsOf(shown: ShownProduct | null, locale: Locale): ReductionsSlice {
  return Object.fromEntries(
    (shown?.reductions ?? []).map(({ key, ...reduction }) => {
      const written = reduction.lines.map((line) => [
        line.key,
        writeAmount(line.amountMinor, reduction.currency, locale),
      ]);
      return [key, { ...reduction, amounts: Object.fromEntries(written), isEnded: false }];
    }),
  );
}

/** `maySetPrices`: otherwise nothing of them is sent. */
export function readReductions(
  slice: ReductionsSlice,
  { locale, maySetPrices }: { locale: Locale; maySetPrices: boolean },
): PartRead {
  const problems: string[] = [];
  const reductions: Record<string, object | null> = {};
  for (const [key, reduction] of Object.entries(maySetPrices ? slice : {})) {
    if (!reduction) continue;
    const { from, until, isEnded, currency, amounts, setId, title } = reduction;
    if (from.startsWith('T')) problems.push(`${key}.from`);
    if (until.startsWith('T')) problems.push(`${key}.until`);
    for (const line of reduction.lines) {
      // Null, or zero: it is no amount above zero.
      const minor = numberIn(readAmount(amounts[line.key] ?? '', { locale, currency, most: MOST_PRICE_MINOR }));
      if (!minor && !isEnded) problems.push(`${key}.${line.key}`);
      for (const { id, variantId } of line.rows) {
        reductions[id] = isEnded
          ? null
          : {
              ...{ variant_id: variantId, currency, amount_minor: minor, set_id: setId, title },
              ...{ begins_at: from || null, ends_at: until || null },
            };
      }
    }
  }
  return { content: { reductions }, problems };
}
