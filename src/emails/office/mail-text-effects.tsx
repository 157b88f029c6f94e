import type { MailsSaveTextsMutationVariables } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { EffectsNotice } from '../../ui/record-editor/effects-notice.tsx';
import { useSaidEffects } from '../../ui/record-editor/use-said-effects.ts';

type Texts = MailsSaveTextsMutationVariables['texts'];

/** `texts`: null while they say what is saved, or cannot be read. */
export function MailTextEffects({ kind, texts }: { kind: string; texts: Texts | null }) {
  const { mutateAsync } = useOperationMutation('MailsPreviewTexts');
  const effects = useSaidEffects({ typed: texts && JSON.stringify(texts), about: kind }, async (typed) => {
    const { previewMailTexts } = await mutateAsync({ kind, texts: JSON.parse(typed) as Texts });
    return previewMailTexts;
  });
  return <EffectsNotice effects={effects} by="save" />;
}
