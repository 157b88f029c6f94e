/** Terms of synonyms, and what shoppers look for, as they are kept: endings and accents still differ. */
export function tidyTerm(words: string): string {
  return words.trim().replace(/\s+/g, ' ').toLowerCase();
}
