/** Tells whether it is a UUID as PostgreSQL writes it: what is asked of a column of ids in another form fails there. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
