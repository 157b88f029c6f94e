/** What separates tags in a file and in the editor's field: a tag that had one would come back as two. */
export const tagSeparators = /[,;\n]/;

export function isTag(text: string): boolean {
  return text.trim() !== '' && !tagSeparators.test(text);
}
