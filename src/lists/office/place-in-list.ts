/** The row before or after which the page of a list begins that an address asks for: the server says which rows there are. */
export function placeInList(search: URLSearchParams): { before: string | null; after: string | null } {
  return { before: search.get('before'), after: search.get('after') };
}
