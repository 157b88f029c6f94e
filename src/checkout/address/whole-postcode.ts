/** Whole, also at the end of a line: the hyphen that does not break is in few fonts, the word joiner draws nothing. */
export function wholePostcode(postalCode: string): string {
  return postalCode.replaceAll('-', '\u2060-\u2060');
}
