// The products that a command is for: named by their handles, or found by the filters of the office's list.
import type { ManyRefusal, WhichProducts } from '#server/catalogue/office/bulk/change-many-products.ts';
import { MOST_CHANGED } from '#src/catalogue/office/product-list/many-changes.ts';
import { CliError } from '../../cli-errors.ts';
import { readFilters } from '../catalogue/product-filter-flag.ts';
import type { CommandContext } from '../with-database.ts';
import { unknownProduct } from './unknown-product.ts';

export const filterHelp = `--filter takes what the office's list of products is narrowed by: text, state, collection, stock (at most so many),
picture=none, unpriced=EUR, untranslated=de. Given several times, all of it holds.`;

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

export function refusedMany({ kind }: ManyRefusal): CliError {
  if (kind === 'TooMany') {
    return new CliError({
      code: 'TOO_MANY_PRODUCTS',
      title: `These are more than ${MOST_CHANGED} products; so many are changed in one go.`,
      fix: 'Narrow them with another --filter, and go on with the rest.',
    });
  }
  return new CliError({
    code: 'NO_PRODUCTS',
    title: 'The filter finds no product.',
    fix: 'kasa products list lists them.',
  });
}
