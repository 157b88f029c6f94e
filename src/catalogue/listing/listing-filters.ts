// What a listing is narrowed down to, as it stands in an address: `?papier=bawelniany&rozmiar=30x40-cm.50x70-cm&price=50-200&stock=1`.
// Server and browser read it with the same function. Every set of filters has one address.

export type ListingFilters = {
  /** Chosen values of each option, and of `tag`; within one any will do, together all are needed. */
  choices: ReadonlyMap<string, readonly string[]>;
  /** Units of the market's currency; in an address they are whole. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  isInStock: boolean;
};

const MAX_FACETS = 10;
const MAX_CHOICES = 20;
const MAX_PRICE = 1_000_000;
const SEPARATOR = '.';
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 60;
// What else addresses of a listing hold. An option of such a name cannot be filtered by.
const reserved = new Set(['q', 'sort', 'after', 'before', 'price', 'min', 'max', 'stock', 'variant']);

export const noFilters: ListingFilters = { choices: new Map(), isInStock: false };

export function isFacetName(name: string): boolean {
  return slug.test(name) && name.length <= MAX_SLUG && !reserved.has(name);
}

/** What cannot be understood is left out. A form without JavaScript repeats names and says `min` and `max`. */
export function readFilters(search: URLSearchParams): ListingFilters {
  const choices = new Map<string, string[]>();
  for (const name of [...new Set(search.keys())].filter(isFacetName).sort().slice(0, MAX_FACETS)) {
    const values = search.getAll(name).flatMap((text) => text.split(SEPARATOR));
    const valid = [...new Set(values)].filter((value) => slug.test(value) && value.length <= MAX_SLUG);
    if (valid.length > 0) choices.set(name, valid.sort().slice(0, MAX_CHOICES));
  }
  const [from, to] = (search.get('price') ?? '').split('-', 2);
  return {
    choices,
    minPrice: readPrice(search.get('min')) ?? readPrice(from),
    maxPrice: readPrice(search.get('max')) ?? readPrice(to),
    isInStock: search.get('stock') === '1',
  };
}

function readPrice(text: string | null | undefined): number | undefined {
  const price = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return price > 0 && price <= MAX_PRICE ? price : undefined;
}

/** The filters as a query string, without `?`; empty when there are none. */
export function writeFilters({ choices, minPrice, maxPrice, isInStock }: ListingFilters): string {
  const search = new URLSearchParams();
  for (const name of [...choices.keys()].sort())
    search.append(name, [...(choices.get(name) ?? [])].sort().join(SEPARATOR));
  if (minPrice || maxPrice) search.append('price', `${minPrice ?? ''}-${maxPrice ?? ''}`);
  if (isInStock) search.append('stock', '1');
  return search.toString();
}

/** Chooses a value, or takes the choice back. */
export function toggleChoice(filters: ListingFilters, name: string, value: string): ListingFilters {
  const before = filters.choices.get(name) ?? [];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const choices = new Map(filters.choices);
  if (after.length > 0) choices.set(name, after);
  else choices.delete(name);
  return { ...filters, choices };
}
