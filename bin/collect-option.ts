/** Collects the values of an option that may be given again. */
export function collectOption(value: string, before: string[] = []): string[] {
  return [...before, value];
}
