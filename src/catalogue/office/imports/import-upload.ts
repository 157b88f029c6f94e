// Where a product file is handed in: its bytes alone are the body, its name is in the address.
export const importUploadPath = '/api/admin/imports';

export function importUploadUrl(fileName: string): string {
  return `${importUploadPath}?${new URLSearchParams({ name: fileName })}`;
}

/** Some 50,000 products with long texts in five languages. */
export const MAX_IMPORT_BYTES = 100_000_000;
