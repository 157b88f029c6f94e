const OTHER = 'other-';

/** A carrier that Kasa does not know, such as a country's post: it is one way's own, and its name is what that way is called. */
export function isOtherCarrier(id: string): boolean {
  return id.startsWith(OTHER);
}

/** `method`: the id of the way. */
export function otherCarrierId(method: string): string {
  return `${OTHER}${method}`;
}
