import type { EffectsOfWritingMutationVariables } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { EffectsNotice } from '../../ui/record-editor/effects-notice.tsx';
import { useSaidEffects } from '../../ui/record-editor/use-said-effects.ts';

type Props = {
  what: EffectsOfWritingMutationVariables['what'];
  /** Null: of a new one, and of what there is one of. */
  id: string | null;
  /** The data as it is sent to be saved; null while it says what is published, or cannot be read. */
  data: string | null;
  by: 'save' | 'publish';
};

export function WritingEffects({ what, id, data, by }: Props) {
  const { mutateAsync } = useOperationMutation('EffectsOfWriting');
  const effects = useSaidEffects({ typed: data, about: `${what} ${id}` }, async (typed) => {
    const { previewWriting } = await mutateAsync({ what, id, data: typed });
    return previewWriting;
  });
  return <EffectsNotice effects={effects} by={by} />;
}
