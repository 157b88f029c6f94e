// `--filter name=value`, which narrows products as the office's list does.
import type { ManyRefusal } from '#server/catalogue/office/bulk/change-many-products.ts';
import { MOST_CHANGED } from '#src/catalogue/office/product-list/many-changes.ts';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { CliError } from '../../cli-errors.ts';

export const filterHelp = `--filter takes what the office's list of products is narrowed by: text, state, collection, stock (at most so many),
picture=none, unpriced=EUR, untranslated=de. Given several times, all of it holds.`;

/**
 * Filters are written as an address of the list has them; what cannot be read would find other products than were
 * meant.
 */
export async function readFilters(given: readonly string[]): Promise<ProductFilters> {
  const { productFilters } = await import('#src/catalogue/office/product-list/product-filters.ts');
  const search = new URLSearchParams(given.map((part) => part.split(/=(.*)/s).slice(0, 2)));
  const filters = productFilters.read(search);
  const names = productFilters.names.filter((name) => name !== 'rows');
  for (const part of given) {
    const name = names.find((each) => part.startsWith(`${each}=`));
    if (name && search.getAll(name).length > 1) {
      throw new CliError({
        code: 'FILTER_TWICE',
        title: `--filter ${name} is given twice, and a product would have to be both.`,
        fix: 'Give it once, and run the command for each.',
      });
    }
    if (name && filters[name] !== null) continue;
    throw new CliError({
      code: 'FILTER_UNKNOWN',
      title: `The list of products has no filter ${part}.`,
      fix: `Write one of ${names.join(', ')} with a value that the list takes, such as state=draft or stock=3.`,
    });
  }
  return filters;
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
