/** Handles in their order, with spaces between: what two have ordered differently is asked about as a whole. */
export type GoingWithSlice = { handles: string };

export function handlesIn({ handles }: GoingWithSlice): string[] {
  return handles.split(' ').filter(Boolean);
}
