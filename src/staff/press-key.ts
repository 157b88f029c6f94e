const KEY_BYTES = 16;

/** The key of one press: what is sent twice under it is done once. Made where pages are not secure, too. */
export function createPressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
