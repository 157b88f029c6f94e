import type { OwnFieldPartsFragment } from '../../../office-operations.generated.ts';

export type OwnField = OwnFieldPartsFragment;

/** What it is called in the language of the person who reads, or else in the first that it has a name in. */
export function ownFieldName(names: OwnField['names'], locale: string): string {
  return (names.find((each) => each.locale === locale) ?? names[0])?.name ?? '';
}
