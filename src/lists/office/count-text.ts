/** `1000+` where there are more than are counted. */
export function countText(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
