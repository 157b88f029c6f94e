/** A source with one place changed. Where the sources have changed so that it is not found, nothing must be written. */
export function changeOnce(text: string, place: RegExp, change: (place: string) => string): string {
  const found = text.match(new RegExp(place, `${place.flags}g`)) ?? [];
  if (found.length !== 1) throw new Error(`${place} is there ${found.length} times`);
  return text.replace(place, change);
}
