// What saving would lead to, asked for while somebody types: it is said before it is done.
import { useEffect, useState } from 'react';
import type { SettingsSavedFieldsFragment } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useSettled } from '../../ui/office/use-settled.ts';

export type SettingsEffects = SettingsSavedFieldsFragment['effects'];

const none: SettingsEffects = [];

/** `data`: the document as it is typed, as JSON; null while it says what is stored, or cannot be read. */
export function useSettingsEffects(name: string, data: string | null): SettingsEffects {
  const { mutateAsync } = useOperationMutation('SettingsPreview');
  const [effects, setEffects] = useState(none);
  const settled = useSettled(data ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each pause in typing.
  useEffect(() => {
    let isLatest = true;
    if (settled === '') setEffects(none);
    else {
      mutateAsync({ name, data: settled }).then(
        ({ previewSettings }) => isLatest && setEffects(previewSettings.effects),
        // It is asked again with the save, which is refused until it was said.
        () => undefined,
      );
    }
    return () => {
      isLatest = false;
    };
  }, [name, settled]);
  return data === null ? none : effects;
}
