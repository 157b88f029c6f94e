import { officeUrlOf } from '#src/office-addresses.ts';

/**
 * The page that asks who it is, for a file that wants to know: the file comes once that is proven, and `list` is the page
 * behind it. A browser without scripts comes back to the file's own address with what was refused.
 */
export function proofOf(fileUrl: string, list: string): string {
  const [path = '', query = ''] = fileUrl.split('?', 2);
  const search = new URLSearchParams(query);
  const refused = search.get('refused');
  search.delete('refused');
  const file = search.size > 0 ? `${path}?${search}` : path;
  return officeUrlOf('stepUp', { to: list, file, ...(refused && { refused }) });
}
