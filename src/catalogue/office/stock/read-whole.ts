// How many there are of something, as people type it: spaces of all kinds are left out. Null: it is no such number.
import { MOST_ENTERED } from '../../stock-causes.ts';

export function readWhole(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{1,7}$/.test(digits)) return null;
  const count = Number(digits);
  return count <= MOST_ENTERED ? count : null;
}
