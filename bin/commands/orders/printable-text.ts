/** What strangers typed must not steer the terminal; texts of several lines are set in. */
export function printable(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' '));
  return lines.join('\n    ');
}
