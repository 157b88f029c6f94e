// `--filter name=value`, which narrows products as the office's list does.
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { CliError } from '../../cli-errors.ts';

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
