// The address at which a producer's label is handed in: what it says stands in the address, the file's bytes alone are the
// body, and an empty one keeps the file that is there.
export const garanUploadPattern = '/api/admin/garan/:product';

export type GaranFacts = { years: string; brand: string; model: string };

/** What is not said stays; `version` is that of the product when the label was read. */
export type GaranUpload = { facts: Partial<GaranFacts>; version: number };

export function garanUploadUrl(product: string, { facts, version }: GaranUpload): string {
  const asked = new URLSearchParams({ ...facts, version: String(version) });
  return `${garanUploadPattern.replace(':product', product)}?${asked}`;
}

/** The label is for more than two years. */
export const FEWEST_GARAN_YEARS = 3;
export const MOST_GARAN_YEARS = 99;
export const MAX_GARAN_NAME = 200;
