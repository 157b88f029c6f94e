// How many there are of something, as people type it: spaces of all kinds are left out. Null: it is no such number, or is more
// than `most`.
export function readWhole(typed: string, most: number): number | null {
  const digits = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d+$/.test(digits) || digits.length > String(most).length) return null;
  const count = Number(digits);
  return count <= most ? count : null;
}
