// Reductions as the editor shows them: prices that were reduced in one go, for the same time, are one; of those, prices that
// cost the same and become the same are one line.
import { writePeriodBound } from '#src/dates/period-bound.ts';
import type { EditedReduction } from '../../../schema/office-resolver-types.generated.ts';
import type { EditedProductRow, EditedReductionRow } from './read-edited-product.ts';

export function groupReductions(
  { reductions, variants }: Pick<EditedProductRow, 'reductions' | 'variants'>,
  timeZone: string,
): EditedReduction[] {
  const together = groupBy(reductions, ({ setId, currency, beginsAt, endsAt }) =>
    [setId, currency, beginsAt, endsAt].join(' '),
  );
  return together.map(([first, rows]) => {
    const { id: key, variantId: _variant, amountMinor: _minor, beginsAt, endsAt, ...same } = first;
    const ordinary = new Map(
      variants.map(({ id, prices }) => [
        id,
        prices.find((price) => price.currency === first.currency)?.amountMinor ?? 0,
      ]),
    );
    const ordinaryOf = (row: EditedReductionRow) => ordinary.get(row.variantId) ?? 0;
    return {
      ...{ key, ...same },
      from: writePeriodBound(new Date(beginsAt), 'from', timeZone),
      until: endsAt === null ? '' : writePeriodBound(new Date(endsAt), 'until', timeZone),
      lines: groupBy(rows, (row) => `${ordinaryOf(row)} ${row.amountMinor}`).map(([one, alike]) => ({
        ...{ key: one.id, amountMinor: one.amountMinor, ordinaryMinor: ordinaryOf(one) },
        rows: alike.map(({ id, variantId }) => ({ id, variantId })),
      })),
    };
  });
}

/** The groups stand in the order of the first of each. */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, Row[]][] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) => (own[0] ? [[own[0], own]] : []));
}
