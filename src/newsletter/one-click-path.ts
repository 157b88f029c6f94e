/** The address that a mail program posts to when somebody presses its own button for unsubscribing (RFC 8058). */
export const oneClickPattern = '/api/newsletter/unsubscribe/:token';

export function oneClickPath(token: string): string {
  return oneClickPattern.replace(':token', token);
}
