import type { SettingsSavedFieldsFragment } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useSaidEffects } from '../../ui/record-editor/use-said-effects.ts';

export type SettingsEffects = readonly SettingsSavedFieldsFragment['effects'][number][];

/** `data`: the document as it is typed, as JSON; null while it says what is stored, or cannot be read. */
export function useSettingsEffects(name: string, data: string | null): SettingsEffects {
  const { mutateAsync } = useOperationMutation('SettingsPreview');
  return useSaidEffects({ typed: data, about: name }, async (typed) => {
    const { previewSettings } = await mutateAsync({ name, data: typed });
    return previewSettings.effects;
  });
}
