import { placedLines } from '../../countries/placed-lines.ts';
import type { PostalAddress } from '../../countries/postal-address.ts';

/** An address as it stands on a letter. `country`: in words, as the last line says it. */
export function letterLines(address: PostalAddress & { companyName?: string | null }, country: string): string[] {
  const { companyName, fullName, line1, line2 } = address;
  const lines = [companyName, fullName, ...placedLines([line1, line2], address), country];
  return lines.filter((line): line is string => Boolean(line));
}
