export const safetyFields = [
  'manufacturerName',
  'manufacturerEmail',
  'manufacturerAddress',
  'responsiblePerson',
] as const;
export type SafetyField = (typeof safetyFields)[number];

export type SafetySlice = Record<SafetyField, string> & { warnings: { readonly [locale: string]: string } };
