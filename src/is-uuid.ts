/** How PostgreSQL writes an id, without bounds. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const whole = new RegExp(`^${uuidPattern}$`);

/** Whether PostgreSQL would write it so: what is asked of a column of ids in another form fails there. */
export function isUuid(text: string): boolean {
  return whole.test(text);
}
