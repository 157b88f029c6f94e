// Why a document of the settings was not stored.
import type { SettingsSavedFieldsFragment } from '../../office-operations.generated.ts';

export type SettingsRefused = Pick<SettingsSavedFieldsFragment, 'faults' | 'effects'> & {
  refusal: string;
  by: string | null;
};

/** Null when it was stored. */
export function refusedSave(answer: SettingsSavedFieldsFragment): SettingsRefused | null {
  if (answer.version != null) return null;
  return { ...answer, refusal: answer.refusal ?? 'other', by: answer.by ?? null };
}
