// The products that a command is for: named by their handles, or found by the filters of the office's list.
import type { WhichProducts } from '#server/catalogue/office/bulk/change-many-products.ts';
import { CliError } from '../../cli-errors.ts';
import { readFilters } from '../catalogue/product-filter-flag.ts';
import type { CommandContext } from '../with-database.ts';
import { unknownProduct } from './unknown-product.ts';

export async function readWhich(
  context: CommandContext,
  handles: string[],
  filter: string[] | undefined,
): Promise<WhichProducts> {
  if (handles.length > 0 === (filter !== undefined)) {
    throw new CliError({
      code: 'PRODUCTS_UNCLEAR',
      title: 'Nothing was changed: it must be clear which products are meant.',
      fix: 'Name their handles, or --filter such as collection=mugs, one of them.',
    });
  }
  if (filter) return { filters: await readFilters(filter) };
  const { findProductIds } = await import('#server/catalogue/stored/read-stored-product.ts');
  const ids = await findProductIds(context.db, handles);
  const unknown = handles.find((handle) => !ids.has(handle));
  if (unknown !== undefined) throw await unknownProduct(context, unknown);
  return { ids: [...ids.values()] };
}
