// The address at which a product file is handed in: its bytes alone are the body, what it is stands in the address. The
// same file, by its name, size and moment of change, goes on where it broke off: asked by GET, the address says how
// much of it is there.
export const importUploadPath = '/api/admin/imports';

export type SentFile = { name: string; size: number; lastModified: number };

export function importUploadUrl({ name, size, lastModified }: SentFile, offset = 0): string {
  const query = { name, size: String(size), modified: String(lastModified), offset: String(offset) };
  return `${importUploadPath}?${new URLSearchParams(query)}`;
}

/** `bytes`: how many of the file are there; `isWhole`: all of them. */
export type UploadAnswer = { id: number | null; bytes: number; isWhole: boolean; refusal: 'TooLarge' | 'Empty' | null };

/** Some 50,000 products with long texts in five languages. */
export const MAX_IMPORT_BYTES = 100_000_000;
