/** The moment at which a card ends is the first after its last day; ISO 8601. */
export function lastDayOf(expiresAt: Date | string): string {
  return new Date(new Date(expiresAt).getTime() - 1).toISOString();
}
