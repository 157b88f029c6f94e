// The address at which a file of pick-up points is handed in: its bytes alone are the body.
export const pointsUploadPattern = '/api/admin/pickup-points/:carrier';

export function pointsUploadUrl(carrier: string): string {
  return pointsUploadPattern.replace(':carrier', encodeURIComponent(carrier));
}

/** Some 100,000 points in our own shape. */
export const MAX_POINTS_FILE_BYTES = 32_000_000;
